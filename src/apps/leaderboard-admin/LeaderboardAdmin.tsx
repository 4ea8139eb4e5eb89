import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { PlayedRoom } from '#domain/entry.ts';
import { staffPaths } from '#domain/staff.ts';
import { $adminView, adminViews, type AdminView } from '#stores/entries-view.ts';
import { keepPage } from '#stores/kept-page.ts';
import { $leaving, askToSignOut, signOutAnyway, stay } from '#stores/leaving.ts';
import { $clockNotice, $staff, goToSignIn, signOut } from '#stores/staff.ts';
import { Gate } from '#ui/Gate.tsx';
import { StaffBar } from '#ui/StaffBar.tsx';
import { useKeptFocus } from '#ui/use-kept-focus.ts';
import { EditEntry } from './EditEntry.tsx';
import { Files } from './Files.tsx';
import { LobbyScreen } from './LobbyScreen.tsx';
import { LogTime } from './LogTime.tsx';
import { Queue } from './Queue.tsx';
import { Teams } from './Teams.tsx';
import { Toast } from './Toast.tsx';
import { Trail } from './Trail.tsx';
import './entries.css';
import './leaderboard-admin.css';
import './lobby-screen.css';
import './queue-and-files.css';

interface Props {
  rooms: PlayedRoom[];
}

const views: Record<AdminView, { label: string; View: (props: Props) => React.ReactNode }> = {
  log: { label: 'Log a time', View: LogTime },
  teams: { label: 'Teams', View: Teams },
  files: { label: 'Files', View: Files },
  trail: { label: 'Changes', View: Trail },
  screen: { label: 'Lobby screen', View: LobbyScreen },
};

/** Where somebody goes on when what they pressed has gone: the way back, what waits for a decision, the page. */
const placesToGoOn = ['.toast .text-button', '.queue button', '.log [name=team]', 'h1'] as const;

function Shown({ rooms, shown }: Props & { shown: AdminView }) {
  const { label, View } = views[shown];
  const region = useKeptFocus<HTMLDivElement>(placesToGoOn);
  useEffect(() => void keepPage(staffPaths.admin), []);
  return (
    <div ref={region}>
      <h1 tabIndex={-1}>{label}</h1>
      <Queue />
      <View rooms={rooms} />
      <EditEntry rooms={rooms} />
      <Toast />
    </div>
  );
}

/** Where staff log times and look after the boards. */
export function LeaderboardAdmin({ rooms }: Props) {
  const staff = useStore($staff);
  const clock = useStore($clockNotice);
  const leaving = useStore($leaving);
  const shown = useStore($adminView);
  return (
    <Gate status={staff.status} signIn={goToSignIn} signOut={() => void signOut()}>
      <StaffBar
        name={staff.status === 'signed-in' ? staff.person.name : undefined}
        notice={clock}
        signOut={askToSignOut}
        leaving={leaving}
        signOutAnyway={signOutAnyway}
        stay={stay}
      />
      <nav className="chips admin-views" aria-label="Leaderboard admin">
        {adminViews.map((each) => (
          <a key={each} className="chip" href={`#${each}`} aria-current={each === shown ? 'page' : undefined}>
            {views[each].label}
          </a>
        ))}
      </nav>
      <Shown rooms={rooms} shown={shown} />
    </Gate>
  );
}
