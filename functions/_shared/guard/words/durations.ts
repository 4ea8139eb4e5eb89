const shortDay = (short: string) =>
  new RegExp(
    `\\b${short}\\b(?= ?(?:[-,:/]|to|through|and|closed|open|\\d))|(?<=\\b[a-z]{3,6}day ?(?:-|to|through|and) ?)${short}\\b`,
    'g',
  );

/** Times and days as they are spoken or shortened, in digits and in full. A table. */
export const durationsWritten: readonly (readonly [RegExp, string])[] = [
  [/\b3 quarters of an hour\b/g, '45 minutes'],
  [/\b(?:a |1 )?quarter of an hour\b/g, '15 minutes'],
  [/\b(?:a )?half(?: an| a)?[ -]hour\b/g, '30 minutes'],
  [/\b(?:an|1) hour and a half\b/g, '90 minutes'],
  [/\b(?:an|1) hour and a quarter\b/g, '75 minutes'],
  [/\b(?:an|1) and a half hours?\b/g, '90 minutes'],
  [/\b2 and a half hours\b/g, '150 minutes'],
  [/\b2 hours and a half\b/g, '150 minutes'],
  [/\b(?:a couple of|a couple) (hours|days|weeks|minutes)\b/g, '2 $1'],
  [/\ban? (?:full |whole |single |good )?(hour|minute|day|week|month|year)\b/g, '1 $1'],
  [/\b7 days (?:a|1|per) week\b/g, 'every day'],
  [/\bthe day before\b/g, '1 day before'],
  [/\b(cancel|refund|move it|reschedule)(.{0,30}) the (?:evening|night) before\b/g, '$1$2 18 hours before'],
  [/\b(under|over)[- ](\d{1,2})s\b/g, 'kids $1 $2'],
  [/\btoddlers?\b/g, '3-year-olds'],
  [/\bpreschoolers?\b/g, '4-year-olds'],
  [/\bmidweek\b/g, 'weekdays'],
  [shortDay('mon'), 'monday'],
  [shortDay('tues?'), 'tuesday'],
  [shortDay('wed'), 'wednesday'],
  [shortDay('thu(?:rs)?'), 'thursday'],
  [shortDay('fri'), 'friday'],
  [shortDay('sat'), 'saturday'],
  [shortDay('sun'), 'sunday'],
  [/\b(\d{1,2}) o'clock\b/g, '$1:00'],
  [/\binstead of (?=\$?\d)/g, 'against '],
  [/\bhalf past (\d{1,2})\b/g, '$1:30'],
  [/\bquarter past (\d{1,2})\b/g, '$1:15'],
  [/\b(1?\d) in the morning\b|\b(12|[1-5]) at night\b/g, '$1$2 am'],
  [/\b(1?\d) (?:in the (?:afternoon|evening)|at night)\b/g, '$1 pm'],
];
