/** Languages in which a game might be promised. */
export const languages = `spanish, french, german, italian, portuguese, chinese, mandarin, cantonese, japanese, korean, russian, arabic, hindi, vietnamese, polish, dutch, thai, tagalog, hebrew, hawaiian, ukrainian, greek, turkish, latin, swedish, sign language`;
