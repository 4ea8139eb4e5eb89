import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { ContentDates } from '#domain/content-calendar.ts';
import type { DashboardPoll, DashboardRoom } from '#domain/dashboard.ts';
import { mayAs, type StaffRole } from '#domain/staff.ts';
import { $dashboardView, dashboardViews, type DashboardView } from '#stores/dashboard-view.ts';
import { watchDesk } from '#stores/desk-watch.ts';
import { $leaving, askToSignOut, signOutAnyway, stay } from '#stores/leaving.ts';
import { $clockNotice, $staff, goToSignIn, signOut } from '#stores/staff.ts';
import { Gate } from '#ui/Gate.tsx';
import { StaffBar } from '#ui/StaffBar.tsx';
import { Bookings } from './Bookings.tsx';
import { Calendar } from './Calendar.tsx';
import { Chats } from './Chats.tsx';
import { Colleagues } from './Colleagues.tsx';
import { Contacts } from './Contacts.tsx';
import { Games } from './Games.tsx';
import { Mail } from './Mail.tsx';
import { Overview } from './Overview.tsx';
import { Polls } from './Polls.tsx';
import { Questions } from './Questions.tsx';
import { Ratings } from './Ratings.tsx';
import { Visitors } from './Visitors.tsx';
import './charts.css';
import './colleagues.css';
import './staff-dashboard.css';
import './transcript.css';

interface Props {
  rooms: DashboardRoom[];
  polls: DashboardPoll[];
  dates: ContentDates;
}

interface Part {
  label: string;
  View: (props: Props & { role: StaffRole }) => React.ReactNode;
  /** The least role that sees it; the backend decides the same. */
  least: StaffRole;
}

const views: Record<DashboardView, Part> = {
  today: { label: 'Today', View: Overview, least: 'counter' },
  calendar: { label: 'Calendar', View: Calendar, least: 'manager' },
  questions: { label: 'Open questions', View: Questions, least: 'manager' },
  contacts: { label: 'Contact requests', View: Contacts, least: 'manager' },
  chats: { label: 'Chats', View: Chats, least: 'manager' },
  ratings: { label: 'Ratings', View: Ratings, least: 'manager' },
  polls: { label: 'Polls', View: Polls, least: 'counter' },
  bookings: { label: 'What brings bookings', View: Bookings, least: 'owner' },
  mail: { label: 'Mail', View: Mail, least: 'manager' },
  staff: { label: 'Staff', View: Colleagues, least: 'counter' },
  visitors: { label: 'Visitors', View: Visitors, least: 'owner' },
  games: { label: 'Games', View: Games, least: 'owner' },
};

/** What staff see first: how the rooms play, what visitors ask, what has no answer yet, and who waits for a call. */
export function StaffDashboard({ rooms, polls, dates }: Props) {
  const staff = useStore($staff);
  const clock = useStore($clockNotice);
  const leaving = useStore($leaving);
  const wanted = useStore($dashboardView);
  const name = staff.status === 'signed-in' ? staff.person.name : undefined;
  // Who it is cannot be asked while offline; what a role may not see is refused all the same.
  const role = staff.status === 'signed-in' ? staff.person.role : 'manager';
  const seen = dashboardViews.filter((each) => mayAs(role, views[each].least));
  const current = seen.find((each) => each === wanted) ?? 'today';
  const { label, View } = views[current];
  const answers = staff.status === 'signed-in' && mayAs(role, 'manager');
  useEffect(() => (answers ? watchDesk() : undefined), [answers]);
  return (
    <Gate status={staff.status} signIn={goToSignIn} signOut={() => void signOut()}>
      <StaffBar
        name={name}
        notice={clock}
        signOut={askToSignOut}
        leaving={leaving}
        signOutAnyway={signOutAnyway}
        stay={stay}
      />
      <nav className="chips dashboard-views" aria-label="Dashboard">
        {seen.map((each) => (
          <a key={each} className="chip" href={`#${each}`} aria-current={each === current ? 'page' : undefined}>
            {views[each].label}
          </a>
        ))}
      </nav>
      <h1>{current === 'today' && name ? `Good to see you, ${name}` : label}</h1>
      <View rooms={rooms} polls={polls} dates={dates} role={role} />
    </Gate>
  );
}
