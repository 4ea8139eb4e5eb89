const letters = 'bdghjlmpqrtvwxyz';

/**
 * Six letters that no other test uses, for the name of a team. No vowels and no digits: at the counter a name is checked
 * for rude words, and `a55` is one to it; and
 * many digits are taken for the number of a card.
 */
export function ownWord(): string {
  return crypto
    .randomUUID()
    .slice(0, 6)
    .replace(/[0-9a-f]/g, (digit) => letters[Number.parseInt(digit, 16)] ?? digit);
}
