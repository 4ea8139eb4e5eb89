import { introId } from '#contracts/page-facts.ts';
import { plainQuestion } from '../../domain/plain-question.ts';
import { chapterBefore } from '../compile-facts/post-sections.ts';
import { chooseFrom } from './close-matches.ts';
import { isFields, type Fields } from './fields.ts';
import type { Problem } from './problem.ts';
import type { Entry } from './read-entries.ts';
import { readMarkdown } from './read-markdown.ts';

/** A text of the content that may answer a question, and where it is written. */
interface WrittenPassage {
  file: string;
  field: string;
  /** Where another one must not have the same name; none where the format of the file sees to that. */
  within?: string;
  id?: unknown;
  /** Its own title, where that is a question. */
  question?: unknown;
  asks?: unknown;
  /** Rooms answer the same questions, each for itself. */
  isOfRoom: boolean;
}

/** Checks that every text that may answer a question has a name of its own, and questions of its own. */
export function checkPassages(entries: readonly Entry[]): Problem[] {
  const passages = entries.flatMap(passagesOf);
  return [...sharedNames(passages), ...sharedQuestions(passages), ...entries.flatMap(unknownChapters)];
}

function passagesOf({ collection, file, name, data }: Entry): WrittenPassage[] {
  const one = { file, isOfRoom: collection === 'rooms' };
  if (collection === 'questions' || collection === 'silences')
    return [{ ...one, field: name, question: data['question'], asks: data['asks'] }];
  if (collection === 'rooms')
    return ['fullDescription', 'questions'].flatMap((field) =>
      listed(data[field]).map((item, index) => ({
        ...one,
        ...item,
        field: `${field}, entry ${index + 1}`,
        within: field,
      })),
    );
  if (collection === 'posts')
    return Object.entries(fieldsOf(data['asks'])).map(([chapter, asks]) => ({
      ...one,
      field: `asks.${chapter}`,
      asks,
    }));
  if (collection !== 'pages') return [];
  return listed(data['sections']).flatMap((section, index) => {
    const field = `sections, entry ${index + 1}`;
    const place = { ...one, within: field };
    const items = ['paragraphs', 'steps', 'cards', 'rows', 'items', 'questions'].flatMap((list) =>
      listed(section[list]).map((item, at) => ({ ...place, ...item, field: `${field}, ${list}, entry ${at + 1}` })),
    );
    return [{ ...place, field, id: introId, asks: section['asks'] }, ...items];
  });
}

const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});
const listed = (value: unknown): Fields[] => (Array.isArray(value) ? value.map(fieldsOf) : []);

function sharedNames(passages: readonly WrittenPassage[]): Problem[] {
  const owners = new Map<string, WrittenPassage>();
  return passages.flatMap((passage) => {
    const { file, field, within, id } = passage;
    if (!within || typeof id !== 'string') return [];
    const place = `${file} ${within} ${id}`;
    const owner = owners.get(place);
    if (!owner) owners.set(place, passage);
    if (!owner) return [];
    const taken = id === introId ? 'the name of the paragraph under the heading' : `taken by ${owner.field}`;
    return [{ file, field: `${field}, id`, wrong: `"${id}" is ${taken}`, instead: 'write another one' }];
  });
}

/** A question that two texts claim would be answered by whichever comes first. */
function sharedQuestions(passages: readonly WrittenPassage[]): Problem[] {
  const owners = new Map<string, WrittenPassage>();
  const claims = passages.flatMap((passage) => claimsOf(passage).map((claim) => ({ passage, ...claim })));
  // Titles stand on the page: what is written beside a text gives way.
  const titlesFirst = [...claims.filter(({ isTitle }) => isTitle), ...claims.filter(({ isTitle }) => !isTitle)];
  return titlesFirst.flatMap(({ passage, words, isTitle }) => {
    const plain = plainQuestion(words);
    const owner = owners.get(plain);
    if (!owner) owners.set(plain, passage);
    if (!owner || isTitle || (owner.isOfRoom && passage.isOfRoom && owner.file !== passage.file)) return [];
    const wrong =
      owner === passage
        ? `"${words}" stands here twice`
        : `"${words}" is already answered by ${owner.file}, ${owner.field}`;
    return [{ file: passage.file, field: `${passage.field}, asks`, wrong, instead: 'keep it in one place' }];
  });
}

function claimsOf({ question, asks }: WrittenPassage): { words: string; isTitle: boolean }[] {
  const others = Array.isArray(asks) ? asks.filter((words) => typeof words === 'string') : [];
  const title = typeof question === 'string' ? [{ words: question, isTitle: true }] : [];
  return [...title, ...others.map((words) => ({ words, isTitle: false }))];
}

function unknownChapters({ collection, file, data, body = '' }: Entry): Problem[] {
  if (collection !== 'posts') return [];
  const anchors = [chapterBefore, ...readMarkdown(body, file).anchors];
  return Object.keys(fieldsOf(data['asks']))
    .filter((chapter) => !anchors.includes(chapter))
    .map((chapter) => ({
      file,
      field: `asks.${chapter}`,
      wrong: `the text has no chapter "${chapter}"`,
      instead: chooseFrom(chapter, anchors),
    }));
}
