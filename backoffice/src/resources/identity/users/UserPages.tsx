import type { StaffUser } from '@odonta/api/contract';
import { userLifecycle } from '@odonta/db/vocabulary/identity/user.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { AutocompleteArrayInput, PasswordInput, required, TextInput } from 'react-admin';
import { HistoryPanel } from '../../../kit/history/HistoryPanel.tsx';
import { passwordHint } from '../../../kit/inputs/NewPasswordInput.tsx';
import { CallLink, MailLink } from '../../../kit/record/ContactLinks.tsx';
import { CreatePage } from '../../../kit/record/CreatePage.tsx';
import { EditPage } from '../../../kit/record/EditPage.tsx';
import { type FactRow, Facts } from '../../../kit/record/Facts.tsx';
import { Fields } from '../../../kit/record/Fields.tsx';
import { ShowPage } from '../../../kit/record/ShowPage.tsx';
import { StatusField } from '../../../kit/status/StatusField.tsx';
import { TransitionButtons } from '../../../kit/transitions/TransitionButtons.tsx';
import { EnterAsButton } from './EnterAsButton.tsx';
import { NetworksInput } from './NetworksInput.tsx';
import { RoleChips } from './RoleChips.tsx';
import { RolesPanel } from './RolesPanel.tsx';
import { roleChoices } from './roleChoices.ts';
import { SessionsPanel } from './SessionsPanel.tsx';

/** Roles have their own panel; the buttons of the page are about the person. */
const transitions = (
  <>
    <EnterAsButton />
    <TransitionButtons only={['approve', 'invite', 'block_email', 'unblock', 'reset_2fa']} />
  </>
);

const panels = (
  <>
    <SessionsPanel />
    <HistoryPanel />
  </>
);

export const UserCreate = () => (
  <CreatePage<StaffUser>
    title="Приглашение сотрудника"
    created="Приглашение отправлено: теперь сотрудника нужно допустить к работе"
    sections={[
      { id: 'main', title: 'Кто это', content: <PersonInputs /> },
      {
        id: 'roles',
        title: 'Роли',
        hint: 'Права нескольких ролей складываются.',
        content: <AutocompleteArrayInput source="roles" choices={roleChoices} helperText={false} />,
      },
    ]}
  />
);

export const UserEdit = () => (
  <EditPage<StaffUser>
    titleOf={(user) => user?.name ?? 'Пользователь'}
    facts={(user) => <UserFacts user={user} />}
    actions={transitions}
    sections={[
      { id: 'main', title: 'Кто это', content: <PersonInputs /> },
      { id: 'roles', title: 'Роли', hint: 'Права нескольких ролей складываются.', content: <RolesPanel /> },
      {
        id: 'networks',
        title: 'Откуда можно войти',
        hint: 'Если ничего не указать, войти можно отовсюду. Из других сетей не пустит и открытый сеанс.',
        content: <NetworksInput />,
        inBulk: false,
      },
      {
        id: 'password',
        title: 'Новый пароль',
        hint: 'Если не заполнять, пароль останется прежним. После смены пароля все сеансы человека завершатся.',
        content: (
          <PasswordInput
            source="password"
            label="Новый пароль"
            helperText={passwordHint}
            autoComplete="new-password"
          />
        ),
      },
    ]}
    after={panels}
  />
);

export const UserShow = () => (
  <ShowPage<StaffUser>
    titleOf={({ name }) => name}
    facts={(user) => <UserFacts user={user} />}
    actions={transitions}
    sections={[{ id: 'main', title: 'Кто это', content: <Facts<StaffUser> rows={rows} /> }]}
    after={panels}
  />
);

function PersonInputs() {
  return (
    <Fields columns={2}>
      <TextInput source="name" validate={required()} helperText={false} />
      <TextInput
        source="email"
        type="email"
        validate={required()}
        helperText="По ней входят, на неё приходят письма и приглашение"
      />
      <TextInput source="phone" type="tel" helperText="По нему тоже можно войти" />
      <TextInput source="bitrix_id" helperText="Если сотрудник есть в CRM" />
      <TextInput source="extension" helperText="По нему звонки записываются за сотрудником" />
    </Fields>
  );
}

function UserFacts({ user }: { user: StaffUser }) {
  return (
    <>
      <StatusField statuses={userLifecycle.statuses} />
      <span>№ {user.id}</span>
      <span>Создан {formatMoment(user.created_at)}</span>
    </>
  );
}

const rows: readonly FactRow<StaffUser>[] = [
  ['email', ({ email }) => <MailLink email={email} />],
  ['phone', ({ phone }) => phone && <CallLink phone={phone} />],
  ['roles', ({ roles, is_partner }) => <RoleChips roles={roles} isPartner={is_partner} />],
  ['has_second_factor', ({ has_second_factor }) => (has_second_factor ? 'Включён' : 'Нет')],
  ['ip_allow', ({ ip_allow }) => (ip_allow.length > 0 ? ip_allow.join(', ') : 'Отовсюду')],
  ['bitrix_id', ({ bitrix_id }) => bitrix_id],
  ['extension', ({ extension }) => extension],
];
