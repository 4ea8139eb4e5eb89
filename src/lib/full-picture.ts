/** What a browser tells about the line that a page came on; not all browsers do. */
export interface Connection {
  /** True where the visitor asked for fewer bytes. */
  saveData?: boolean;
}

/** True where a screen has more pixels for a picture than came first, and nobody asked for fewer bytes. */
export const wantsFullPicture = (shown: number, loaded: number, connection?: Connection): boolean =>
  shown > loaded && !connection?.saveData;
