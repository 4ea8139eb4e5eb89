import { useRef, useState } from 'react';
import type { StaffRole } from '#domain/staff.ts';
import { invite, type ColleagueTask } from '#stores/dashboard-colleagues.ts';
import { Field } from '#ui/Field.tsx';
import { useFocus } from '#ui/use-focus.ts';
import { RoleChoice } from './RoleChoice.tsx';
import { TaskEnd } from './TaskEnd.tsx';

/** Invites somebody by mail. */
export function InviteForm({ task }: { task: Extract<ColleagueTask, { kind: 'invite' }> }) {
  const [role, choose] = useState<StaffRole>('counter');
  const form = useRef<HTMLFormElement>(null);
  const first = useFocus<HTMLInputElement>();
  const send = async (data: FormData) => {
    const words = (name: string) => String(data.get(name) ?? '');
    const wrong = await invite({ name: words('name'), email: words('email'), role });
    if (wrong) form.current?.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus();
  };
  const { problems } = task;
  return (
    <form
      ref={form}
      className="plate form-stack colleague-form"
      noValidate
      aria-labelledby="invite"
      onSubmit={(event) => {
        event.preventDefault();
        void send(new FormData(event.currentTarget));
      }}
    >
      <h2 id="invite">Invite somebody</h2>
      <Field label="Name" hint="How colleagues know the person." problem={problems.name}>
        {(links) => <input {...links} ref={first} name="name" autoComplete="off" maxLength={60} />}
      </Field>
      <Field label="Email" hint="The invitation goes there; the person signs in with it." problem={problems.email}>
        {(links) => <input {...links} name="email" type="email" autoComplete="off" autoCapitalize="none" />}
      </Field>
      <RoleChoice role={role} choose={choose} />
      <TaskEnd task={task} action="Send the invitation" acting="Inviting …" />
    </form>
  );
}
