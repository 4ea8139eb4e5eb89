/** Ways to ask, by key of the subject or passage that answers: separated by `|`, with tags such as `<room>` and `<n>`. */
export type Phrasings = Readonly<Record<string, string>>;
