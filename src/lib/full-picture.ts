/** What a browser tells about the line that a page came on; not all browsers do. */
export interface Connection {
  /** True where the visitor asked for fewer bytes. */
  saveData?: boolean;
  /** How fast the line has been: `slow-2g`, `2g`, `3g` or `4g`. */
  effectiveType?: string;
}

/** True where a screen has more pixels for a picture than came first, and the line neither is slow nor counts its bytes. */
export const wantsFullPicture = (shown: number, loaded: number, connection: Connection = {}): boolean =>
  shown > loaded && !connection.saveData && !/[23]g/.test(connection.effectiveType ?? '');
