/** Other words for holidays of the content, by holiday id. Names of the content itself are read as they are. */
export const holidayNicknames: Readonly<Record<string, readonly string[]>> = {
  'new-years-day': ['new years day', 'new year day', 'january 1st'],
  'new-years-eve': ['new years eve', 'new year eve', 'nye'],
  'valentines-day': ['valentines', 'valentine', 'vday', 'v-day'],
  'presidents-day': ['presidents day', 'presidents weekend'],
  'st-patricks-day': ['st pattys', 'st paddys', 'saint patricks', 'st patricks'],
  'mothers-day': ['mothers day', 'mother day'],
  'fathers-day': ['fathers day', 'father day'],
  'independence-day': ['4th of july', 'july 4th', 'fourth of july', 'july fourth'],
  thanksgiving: ['thanksgiving day', 'turkey day'],
  christmas: ['xmas', 'christmas day', 'x-mas'],
  halloween: ['halloween night'],
  easter: ['easter sunday'],
  'labor-day': ['labour day'],
};
