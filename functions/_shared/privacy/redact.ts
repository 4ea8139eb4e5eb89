const cardNumber = /\b\d(?:[ -]?\d){12,18}\b/g;
const socialSecurityNumber = /\b(?!000|666|9\d\d)\d{3}([- ])(?!00)\d{2}\1(?!0000)\d{4}\b/g;
const namedSecurityNumber = /\b(ssn|social security(?: number| no\.?)?)\b([^\d\n]{0,20})\d(?:[ -]?\d){8}\b/gi;
const cardCode = /\b(cvv2?|cvc2?|security code)\b([^\d\n]{0,12})\d{3,4}\b/gi;
const accountNumber = /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?\b/g;

/** The check that the last digit of every card number is made for. */
function passesLuhn(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0 && !/^0+$/.test(digits);
}

/** The check of international bank account numbers: the remainder by 97 is 1. */
function passesAccountCheck(account: string): boolean {
  const turned = account.slice(4) + account.slice(0, 4);
  const digits = turned.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}

/**
 * Takes out what nobody should have typed into a chat: numbers of payment cards and their codes, social security numbers,
 * bank accounts. Phone numbers, dates, prices and times stay. Runs before anything is stored or shown to a model.
 */
export function redact(text: string): string {
  return text
    .replace(accountNumber, (found) =>
      passesAccountCheck(found.replaceAll(' ', '')) ? '[account number removed]' : found,
    )
    .replace(cardNumber, (found) => (passesLuhn(found.replace(/\D/g, '')) ? '[card number removed]' : found))
    .replace(namedSecurityNumber, '$1$2[number removed]')
    .replace(socialSecurityNumber, '[number removed]')
    .replace(cardCode, '$1$2[code removed]');
}
