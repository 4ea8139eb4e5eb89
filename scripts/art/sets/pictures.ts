/** A picture made in Blender: its set (`folder/module`, with `:view` where the set knows several) and its size. */
export interface SetPicture {
  set: string;
  width: number;
  height: number;
  /** What is kept of it, from the middle of its upper edge: below a table's front the set is dark. */
  kept?: { width: number; height: number };
}

const full = { width: 1920, height: 1080 };
const upright = { width: 1080, height: 1350 };
const phone = { width: 1440, height: 1080 };
const landscape = { width: 1600, height: 1067 };

/** Every picture of the site, by folder and name under `src/assets/scenes`. */
export const sets: Readonly<Record<string, SetPicture>> = {
  'jack-the-ripper/hero-wide': { set: 'jack-the-ripper/street:wide', ...full },
  'jack-the-ripper/hero-tall': { set: 'jack-the-ripper/street:tall', ...upright },
  'jack-the-ripper/lantern-cobbles': { set: 'jack-the-ripper/street:cobbles', ...landscape },
  'jack-the-ripper/alley-door': { set: 'jack-the-ripper/alley', ...landscape },
  'jack-the-ripper/detective-study': { set: 'jack-the-ripper/study:desk', ...landscape },
  'jack-the-ripper/doctors-bag': { set: 'jack-the-ripper/study:bag', ...landscape },
  'jack-the-ripper/follow-the-thread': { set: 'jack-the-ripper/study:thread', ...landscape },
  'jack-the-ripper/evidence-wall': { set: 'jack-the-ripper/study:evidence', ...landscape },
  'jack-the-ripper/cipher-wheel': { set: 'jack-the-ripper/cipher', ...landscape },
  'thai-prison/hero-wide': { set: 'thai-prison/block:wide', ...full },
  'thai-prison/hero-tall': { set: 'thai-prison/block:tall', ...upright },
  'thai-prison/cell-bars': { set: 'thai-prison/cell:bars', ...landscape },
  'thai-prison/key-through-the-bars': { set: 'thai-prison/key', ...landscape },
  'thai-prison/tally-wall': { set: 'thai-prison/cell:wall', ...landscape },
  'thai-prison/food-tray': { set: 'thai-prison/cell:tray', ...landscape },
  'thai-prison/guard-desk': { set: 'thai-prison/guard', ...landscape },
  'thai-prison/tiled-corridor': { set: 'thai-prison/passage', ...landscape },
  'alice-in-wonderland/hero-wide': { set: 'alice-in-wonderland/clearing:wide', ...full },
  'alice-in-wonderland/hero-tall': { set: 'alice-in-wonderland/clearing:tall', ...upright },
  'alice-in-wonderland/tea-table': { set: 'alice-in-wonderland/clearing:table', ...landscape },
  'alice-in-wonderland/mushroom-wood': { set: 'alice-in-wonderland/clearing:mushrooms', ...landscape },
  'alice-in-wonderland/clock-hall': { set: 'alice-in-wonderland/hall:clocks', ...landscape },
  'alice-in-wonderland/tiny-door': { set: 'alice-in-wonderland/hall:door', ...landscape },
  'alice-in-wonderland/card-guard': { set: 'alice-in-wonderland/guard', ...landscape },
  'occasions/birthday': { set: 'occasions/birthday:wide', ...full },
  'occasions/birthday-tall': { set: 'occasions/birthday:tall', ...phone },
  'occasions/birthday-doorway': { set: 'occasions/birthday_doorway', ...landscape },
  'occasions/birthday-chest': { set: 'occasions/birthday:chest', ...landscape },
  'occasions/careers': { set: 'occasions/careers:wide', ...full },
  'occasions/careers-tall': { set: 'occasions/careers:tall', ...phone },
  'occasions/corporate': { set: 'occasions/corporate_win:wide', ...full },
  'occasions/corporate-tall': { set: 'occasions/corporate_win:tall', ...phone },
  'occasions/corporate-board': { set: 'occasions/corporate:board', ...landscape },
  'occasions/corporate-briefcase': { set: 'occasions/corporate:briefcase', ...landscape },
  'occasions/date-night': { set: 'occasions/date_night', ...full },
  'occasions/front-desk': { set: 'occasions/front_desk', ...full },
  'occasions/door': { set: 'posts/street_door:evening', ...landscape },
  'occasions/gift-card': { set: 'occasions/gift_card:close', ...landscape },
  'occasions/gift-card-wide': { set: 'occasions/gift_card:wide', ...full },
  'occasions/leaderboard': { set: 'occasions/leaderboard:wide', ...full },
  'occasions/leaderboard-tall': { set: 'occasions/leaderboard:tall', ...phone },
  'occasions/lobby-wide': { set: 'occasions/lobby:wide', ...full },
  'occasions/lobby-tall': { set: 'occasions/lobby:tall', ...upright },
  'posts/couple-escape': { set: 'posts/couple_escape', ...landscape },
  'posts/family-guide': { set: 'posts/family_guide', ...landscape },
  'posts/feedback-poll': { set: 'posts/feedback_poll', ...full },
  'posts/halloween-night': { set: 'posts/street_door:halloween', ...landscape },
  'posts/holiday-season': { set: 'posts/street_door:holiday', ...landscape },
  'posts/five-mugs': { set: 'posts/five_mugs', ...landscape, kept: { width: 1600, height: 900 } },
  'posts/office-party': { set: 'posts/office_party', ...landscape, kept: { width: 1524, height: 1016 } },
  'posts/team-building': { set: 'posts/team_building', ...landscape },
  'posts/vr-experience': { set: 'posts/vr_experience', ...landscape },
};
