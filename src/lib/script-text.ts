/** Data as the text of a script element: no name with a tag in it can end the element and begin another. */
export const scriptText = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c');
