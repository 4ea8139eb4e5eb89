import type { ReactNode } from 'react';

interface Props<Item> {
  list:
    | { status: 'loading' }
    | { status: 'failed'; message: string }
    | { status: 'ready'; items: readonly Item[]; more: boolean; rest: 'idle' | 'loading' | 'failed' };
  /** Said when there is nothing in it. */
  empty: string;
  load(): void;
  loadMore(): void;
  children: (items: readonly Item[]) => ReactNode;
}

/** A list that is read part by part: waiting, broken, empty, or there with a way to more. */
export function PagedList<Item>({ list, empty, load, loadMore, children }: Props<Item>) {
  if (list.status === 'loading') return <p role="status">Reading …</p>;
  if (list.status === 'failed')
    return (
      <p role="status">
        {list.message}{' '}
        <button type="button" className="text-button" onClick={load}>
          Try again
        </button>
      </p>
    );
  if (list.items.length === 0)
    return (
      <p className="list-empty" role="status">
        {empty}
      </p>
    );
  return (
    <>
      {children(list.items)}
      {list.rest === 'failed' && <p role="alert">More cannot be read right now. Check the connection.</p>}
      {list.more && (
        <button
          type="button"
          className="button button-quiet list-more"
          aria-disabled={list.rest === 'loading'}
          onClick={loadMore}
        >
          {list.rest === 'loading' ? 'Reading …' : 'Show more'}
        </button>
      )}
    </>
  );
}
