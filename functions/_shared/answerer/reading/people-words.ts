/** Words for kids, as parts of patterns: a number before one counts them. */
export const kidWords =
  '(?:kids?|childrens?|child|childs|boys?|girls?|toddlers?|teens?|teenagers?|tweens?|grandkids?|grandchildren|students?|pupils?|scouts|cubs|brownies|daughters?|sons?|nephews?|nieces?|grandsons?|granddaughters?|little ones|kindergart\\w+|(?:\\w+ )?graders|grade \\w+|youngsters|cousins)';
export const adultWords =
  '(?:adults?|grown ?-?ups?|parents|grandparents|moms|dads|chaperones?|teachers?|(?:den )?leaders|counselors|coaches|helpers|supervisors)';
/** Those who come along with whoever speaks: `me and 3 friends`. */
export const otherWords =
  '(?:guests?|friends|mates|pals|others|coworkers?|co-workers?|colleagues?|buddies|roommates|besties|classmates|teammates)';
/** Everybody else who can be counted. */
export const peopleWords = `(?:people|persons?|players?|of us|of them|${otherWords}|employees?|folks|guys|gals|ladies|men|women|participants?|members|heads|accountants|engineers|nurses|lawyers|tickets|seats|spots|attendees|staff|strong|total|couples?)`;
