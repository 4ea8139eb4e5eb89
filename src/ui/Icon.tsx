const paths = {
  /** Something is shut. */
  close: 'M5 5l14 14M19 5L5 19',
  send: 'M12 20V5M5.5 11.5 12 5l6.5 6.5',
  stop: 'M7 7h10v10H7z',
  retry: 'M4 5v5h5M4.6 10A8 8 0 1 1 4 14.5',
  clear: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c.6-4 3.6-6 7.5-6s6.9 2 7.5 6',
  chat: 'M21 11.5a8 8 0 0 1-11.7 7.1L4 20l1.4-5.2A8 8 0 1 1 21 11.5zM8.5 11.5h.01M12.5 11.5h.01M16.5 11.5h.01',
  lantern: 'M9 7h6l2 10.5H7zM10 7V5.5a2 2 0 0 1 4 0V7M6 20.5h12M12 10v4.5M12 3.5V2',
  key: 'M14.5 9.5a4.5 4.5 0 1 0-3.3 4.3L13 15.6h2.5V18H18v2.5h3v-3.2l-6.7-6.7c.1-.4.2-.7.2-1.1zM8.5 8h.01',
  pin: 'M12 21c4.5-4.7 7-8.2 7-11.3A7 7 0 0 0 5 9.7C5 12.8 7.5 16.3 12 21zM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  calendar: 'M5 5.5h14v14H5zM5 10h14M9 3v4M15 3v4M9 14.5l2 2 4-4',
  skull: 'M12 3a8 8 0 0 0-5 14.2V20h10v-2.8A8 8 0 0 0 12 3zM9 11.5h.01M15 11.5h.01M12 14v1.5M10 20v-2M14 20v-2',
  back: 'M19 12H5M11 6l-6 6 6 6',
  up: 'M7 11v9H4v-9zM7 11l4-8c1.7 0 2.7 1.2 2.4 2.8L12.8 9H19c1.2 0 2 1 1.7 2.2l-1.6 7c-.2 1-1 1.8-2.1 1.8H7',
  down: 'M17 13V4h3v9zM17 13l-4 8c-1.7 0-2.7-1.2-2.4-2.8l.6-3.2H5c-1.2 0-2-1-1.7-2.2l1.6-7C5.1 4.8 5.9 4 7 4h10',
} as const;

export type IconName = keyof typeof paths;

/** A line drawing beside words: it says nothing to screen readers. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} className="icon" aria-hidden="true">
      <path
        d={paths[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
