import { fillFactsDeep, unknownFacts, type Facts } from '../../domain/facts.ts';
import { siteSchema } from '../../schemas/site.ts';
import { chooseFrom } from './close-matches.ts';
import { fieldName, isFields, textsIn } from './fields.ts';
import { pictureSchema } from './picture-schema.ts';
import type { Problem } from './problem.ts';
import type { Entry } from './read-entries.ts';
import { slugOf } from './site-pages.ts';

/** What search engines show of a description, in characters. */
const [shortest, longest] = [50, 160];

/** Checks what no schema sees in the site's words: the post and the questions they lead to, and descriptions with their facts filled in. */
export function checkSiteWords(
  entry: Entry,
  { posts, questions }: { posts: readonly Entry[]; questions: readonly Entry[] },
  files: ReadonlySet<string>,
  facts: Facts | undefined,
): Problem[] {
  return [
    ...unknownHiringPost(entry, posts),
    ...unknownFirstQuestions(entry, questions),
    ...(facts ? unfitDescriptions(entry, files, facts) : []),
  ];
}

/** The banner for applicants leads to a post by its slug. */
function unknownHiringPost({ file, data: { home } }: Entry, posts: readonly Entry[]): Problem[] {
  const post = isFields(home) && isFields(home['hiring']) ? home['hiring']['post'] : undefined;
  const slugs = posts.map(slugOf);
  if (typeof post !== 'string' || slugs.includes(post)) return [];
  return [{ file, field: 'home.hiring.post', wrong: `there is no post "${post}"`, instead: chooseFrom(post, slugs) }];
}

/** The page with all questions begins with links to some, each by its id. */
function unknownFirstQuestions({ file, data: { questions: page } }: Entry, questions: readonly Entry[]): Problem[] {
  const ids = questions.map(({ name }) => name);
  const wanted = isFields(page) && Array.isArray(page['first']) ? page['first'].filter(isText) : [];
  return wanted
    .filter((id) => !ids.includes(id))
    .map((id) => ({
      file,
      field: 'questions.first',
      wrong: `there is no question "${id}"`,
      instead: chooseFrom(id, ids),
    }));
}

const isText = (value: unknown) => typeof value === 'string';

/** A description that is not written has facts too, and a long name may be one too many words for it. */
function unfitDescriptions({ file, written }: Entry, files: ReadonlySet<string>, facts: Facts): Problem[] {
  const words = siteSchema(pictureSchema(file, files)).safeParse(written).data;
  const texts = textsIn(words).filter(({ path, text }) => path.at(-1) === 'description' && isFillable(text, facts));
  return texts.flatMap(({ path, text }) => {
    const { length } = fillFactsDeep(text, facts);
    if (length >= shortest && length <= longest) return [];
    const wrong = `has ${length} characters once its facts are filled in`;
    return { file, field: fieldName(path), wrong, instead: `write ${shortest} to ${longest}` };
  });
}

const isFillable = (text: string, facts: Facts) => unknownFacts(text, facts).length === 0;
