import { anyOf } from './patterns.ts';

/** Words with which a follow-up goes on before it says anything. */
const lead = /^(?:(?:and|or|but|so|ok|then|oh|well|also|please|hmm|nice|great|cool|now|no|sorry|actually),? )+/;

/** A clause without the words that only go on: `ok and then what about 5` says `what about 5`. */
export const withoutLead = (text: string): string => text.replace(lead, '');

/** True when one of the patterns is all that a text says, beside the words that only go on. */
export const saysOnly = (patterns: readonly string[]): ((text: string) => boolean) => {
  const whole = new RegExp(`^${anyOf(...patterns)}$`);
  return (text) =>
    whole.test(
      withoutLead(
        text
          .replace(/[?.!]+\s*$/, '')
          .replace(/\s+/g, ' ')
          .trim(),
      ),
    );
};
