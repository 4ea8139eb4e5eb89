import { readFileSync, statSync } from 'node:fs';
import { ImportError, type OldBlog } from './old-blog.ts';
import { readFeed } from './read-feed.ts';
import { readHtmlFolder } from './read-html-folder.ts';
import { readWordPress } from './read-wordpress.ts';

/** More than exports of ten thousand posts have; they hold texts, not pictures. */
const mostMegabytes = 200;
const million = 1_000_000;

const choices = 'a WordPress export (.xml), the RSS feed of a blog (.xml) or a folder of HTML files';

/** Reads what an old site was exported to. Throws an ImportError in words that say what to do. */
export function readExport(path: string): OldBlog {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) throw new ImportError(`There is no ${path}. Name ${choices}.`);
  if (found.isDirectory()) return readHtmlFolder(path);
  if (found.size > mostMegabytes * million)
    throw new ImportError(
      `${path} has more than ${mostMegabytes} megabytes. Export it in parts, and import one after another.`,
    );
  return readXml(decode(readFileSync(path), path), path);
}

/** Reads the text of an export. */
export function readXml(text: string, path: string): OldBlog {
  const start = text.slice(0, 4096);
  if (/^\s*PK/.test(start))
    throw new ImportError(`${path} is an archive. Unpack it, and name the file or folder in it.`);
  if (/^\s*(?:<!doctype html|<html)/i.test(start))
    throw new ImportError(`${path} is one page. Name the folder that it lies in.`);
  if (/<feed[\s>]/.test(start)) throw new ImportError(`${path} is an Atom feed. Export it as RSS, or as HTML files.`);
  if (!/<rss[\s>]/.test(start)) throw new ImportError(`${path} is no export that can be read. Name ${choices}.`);
  // No export has one; with it a file of a few lines can grow beyond any memory.
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text.slice(0, text.indexOf('<rss'))))
    throw new ImportError(`${path} declares words of its own (<!DOCTYPE …>), as no export does. Export it again.`);
  if (!/<\/rss>\s*(?:<!--[^]*-->\s*)?$/.test(text.slice(-4096)))
    throw new ImportError(`${path} ends in the middle: it has no </rss>. Export or download it again.`);
  return /<wp:wxr_version>/.test(text) ? readWordPress(text) : readFeed(text);
}

/** The text of a file, in the letters that it says it is written in. */
function decode(bytes: Buffer, path: string): string {
  const [, named = 'utf-8'] = /encoding=["']([\w-]{1,40})["']/.exec(bytes.subarray(0, 200).toString('latin1')) ?? [];
  try {
    return new TextDecoder(named, { fatal: true }).decode(bytes);
  } catch {
    throw new ImportError(`${path} is not written in ${named}, as it should be. Export it again, or save it as UTF-8.`);
  }
}
