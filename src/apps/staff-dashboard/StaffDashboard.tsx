import { useStore } from '@nanostores/react';
import type { DashboardPoll, DashboardRoom } from '#domain/dashboard.ts';
import { $dashboardView, dashboardViews, type DashboardView } from '#stores/dashboard-view.ts';
import { $leaving, askToSignOut, signOutAnyway, stay } from '#stores/leaving.ts';
import { $clockNotice, $staff, goToSignIn, signOut } from '#stores/staff.ts';
import { Gate } from '#ui/Gate.tsx';
import { StaffBar } from '#ui/StaffBar.tsx';
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
}

const views: Record<DashboardView, { label: string; View: (props: Props) => React.ReactNode }> = {
  today: { label: 'Today', View: Overview },
  questions: { label: 'Open questions', View: Questions },
  contacts: { label: 'Contact requests', View: Contacts },
  chats: { label: 'Chats', View: Chats },
  ratings: { label: 'Ratings', View: Ratings },
  polls: { label: 'Polls', View: Polls },
  mail: { label: 'Mail', View: Mail },
  staff: { label: 'Staff', View: Colleagues },
  visitors: { label: 'Visitors', View: Visitors },
  games: { label: 'Games', View: Games },
};

/** What staff see first: how the rooms play, what visitors ask, what has no answer yet, and who waits for a call. */
export function StaffDashboard({ rooms, polls }: Props) {
  const staff = useStore($staff);
  const clock = useStore($clockNotice);
  const leaving = useStore($leaving);
  const shown = useStore($dashboardView);
  const name = staff.status === 'signed-in' ? staff.person.name : undefined;
  const isOwner = staff.status === 'signed-in' && staff.person.role === 'owner';
  const { label, View } = views[shown];
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
        {dashboardViews
          .filter((each) => isOwner || (each !== 'visitors' && each !== 'games'))
          .map((each) => (
            <a key={each} className="chip" href={`#${each}`} aria-current={each === shown ? 'page' : undefined}>
              {views[each].label}
            </a>
          ))}
      </nav>
      <h1>{shown === 'today' && name ? `Good to see you, ${name}` : label}</h1>
      <View rooms={rooms} polls={polls} />
    </Gate>
  );
}
