/** A link of the site's navigation. */
export interface NavigationLink {
  label: string;
  href: string;
}

/** Links of the header, from medium screens up. */
export const headerLinks: readonly NavigationLink[] = [
  { label: 'Leaderboard', href: '/leaderboard' },
  { label: 'Gift Cards', href: '/gift-cards' },
  { label: 'Birthdays', href: '/birthday-parties' },
  { label: 'Corporate', href: '/corporate-booking' },
  { label: 'Date Night', href: '/date-night' },
  { label: 'Careers', href: '/careers' },
  { label: 'Blog', href: '/blog' },
];

/** Links of the Experiences sheet on phones. */
export const experienceLinks: readonly (NavigationLink & { note: string })[] = [
  { label: 'Rooms', href: '/#rooms', note: 'Pick the story you want to be locked into' },
  { label: 'Date Night', href: '/date-night', note: 'An hour for two, then dinner' },
  { label: 'Birthday Parties', href: '/birthday-parties', note: 'Packages for 8, 16 or 24 players' },
  { label: 'Events', href: '/corporate-booking', note: 'Teams, offices and big groups' },
];

/** Legal links of the footer. */
export const legalLinks: readonly NavigationLink[] = [
  { label: 'Legal & Trust Center', href: '/legal' },
  { label: 'Terms of Service', href: '/legal#terms' },
  { label: 'Accessibility Statement', href: '/legal#accessibility' },
];

/** Support links of the footer. */
export const supportLinks: readonly NavigationLink[] = [
  { label: 'Contact Us', href: '/legal#contact' },
  { label: 'FAQ', href: '/#faq' },
  { label: 'Date Night Ideas', href: '/date-night' },
  { label: 'Gift Cards', href: '/gift-cards' },
  { label: 'Corporate Events', href: '/corporate-booking' },
  { label: 'Careers', href: '/careers' },
];
