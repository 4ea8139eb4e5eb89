import { load, type CheerioAPI } from 'cheerio';

/** An element of an export, or several. */
export type XmlElement = ReturnType<CheerioAPI>;

/** Opens the XML of an export. Its parser knows no entities of a document's own, so that nothing in it can grow. */
export const openXml = (text: string): CheerioAPI => load(text, { xml: true });

/** Children of a name, which may have a colon. */
export const childrenOf = (element: XmlElement, name: string): XmlElement =>
  element.children(name.replace(':', String.raw`\:`));

/** Text of the first child of a name. */
export const textIn = (element: XmlElement, name: string): string => childrenOf(element, name).first().text().trim();

/** A text that may hold HTML, as somebody reads it: `Tom &amp; <b>Jerry</b>` is `Tom & Jerry`. */
export const plainText = (html: string): string => load(html, {}, false).root().text().replace(/\s+/g, ' ').trim();
