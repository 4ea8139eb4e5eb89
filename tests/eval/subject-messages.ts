/** Messages to the assistant, each with the subject that it asks for. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import * as z from 'zod';

const here = import.meta.dirname;
const messagesOfSubjects = z.record(z.string(), z.array(z.string().min(2)));
const lessons = z.array(
  z.object({ subject: z.string(), question: z.string(), paraphrases: z.array(z.string().min(2)) }),
);

export interface SubjectMessage {
  text: string;
  /** The subject whose answer is wanted; `unknown` where none of ours is. */
  subject: string;
  /** The subject of the message before it in a conversation. */
  before?: string;
  /** How many times it counts. */
  times: number;
}

const read = (file: string): unknown => load(readFileSync(file, 'utf8'));

const conversations = z.array(z.array(z.tuple([z.string(), z.string().min(1)])).min(2));

/** What was worked on one by one, and what was misheard even then, counts for several: it is little beside what writers invented. */
const timesOf: Readonly<Record<string, number>> = { 'misheard.yaml': 5, 'pieces.yaml': 3 };

/** The messages of all files of a folder, each by itself. */
export function readSubjectMessages(folder: 'worked-on' | 'held-out'): SubjectMessage[] {
  const path = join(here, 'subjects', folder);
  return readdirSync(path).flatMap((file) =>
    Object.entries(messagesOfSubjects.parse(read(join(path, file)))).flatMap(([subject, texts]) =>
      texts.map((text) => ({ text, subject, times: timesOf[file] ?? 1 })),
    ),
  );
}

/** The lessons of the word vectors: what visitors of eight invented venues ask. */
export const readLessonMessages = (): SubjectMessage[] =>
  readdirSync(join(here, 'lessons')).flatMap((file) =>
    lessons
      .parse(read(join(here, 'lessons', file)))
      .flatMap(({ subject, question, paraphrases }) =>
        [question, ...paraphrases].map((text) => ({ text, subject, times: 1 })),
      ),
  );

/** The conversations of all files of a folder: what one visitor types, message by message. */
export function readConversations(folder: 'worked-on' | 'held-out'): SubjectMessage[][] {
  const path = join(here, 'conversations', folder);
  return readdirSync(path).flatMap((file) =>
    conversations.parse(read(join(path, file))).map((turns) =>
      turns.map(([subject, text], at) => ({
        text,
        subject,
        ...(at > 0 && { before: turns[at - 1]?.[0] ?? '' }),
        times: timesOf[file] ?? 1,
      })),
    ),
  );
}
