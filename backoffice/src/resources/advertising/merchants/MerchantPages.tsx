import type { StaffMerchant } from '@odonta/api/contract';
import { merchantLifecycle } from '@odonta/db/vocabulary/advertising/merchants/merchantLifecycle.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { required, TextInput } from 'react-admin';
import { CallLink, MailLink } from '../../../kit/record/ContactLinks.tsx';
import { CreatePage } from '../../../kit/record/CreatePage.tsx';
import { EditPage } from '../../../kit/record/EditPage.tsx';
import { type FactRow, Facts } from '../../../kit/record/Facts.tsx';
import { Fields } from '../../../kit/record/Fields.tsx';
import type { Section } from '../../../kit/record/RecordForm.tsx';
import { ShowPage } from '../../../kit/record/ShowPage.tsx';
import { StatusField } from '../../../kit/status/StatusField.tsx';
import { TransitionButtons } from '../../../kit/transitions/TransitionButtons.tsx';
import { requisiteHints } from '../../requisiteHints.ts';

export const MerchantCreate = () => (
  <CreatePage<StaffMerchant>
    title="Новая торговая организация"
    created="Организация добавлена: кабинет откроется, когда её одобрят"
    sections={sections}
  />
);

export const MerchantEdit = () => (
  <EditPage<StaffMerchant>
    titleOf={(merchant) => merchant?.name ?? 'Торговая организация'}
    facts={(merchant) => <MerchantFacts merchant={merchant} />}
    actions={<TransitionButtons />}
    sections={sections}
  />
);

export const MerchantShow = () => (
  <ShowPage<StaffMerchant>
    titleOf={({ name }) => name}
    facts={(merchant) => <MerchantFacts merchant={merchant} />}
    actions={<TransitionButtons />}
    sections={[{ id: 'main', title: 'Организация', content: <Facts<StaffMerchant> rows={rows} /> }]}
  />
);

const MerchantFacts = ({ merchant: { id, created_at } }: { merchant: StaffMerchant }) => (
  <>
    <StatusField statuses={merchantLifecycle.statuses} />
    <span>№ {id}</span>
    <span>Заведена {formatMoment(created_at)}</span>
  </>
);

const sections: readonly Section[] = [
  {
    id: 'main',
    title: 'Организация',
    content: (
      <Fields columns={2}>
        <TextInput source="name" validate={required()} helperText="Как в учредительных документах" />
        <TextInput source="inn" validate={required()} helperText={requisiteHints.inn} />
        <TextInput source="kpp" helperText={requisiteHints.kpp} />
        <TextInput source="address" helperText="Юридический, с индексом" />
        <TextInput source="brands" helperText="Через запятую" />
        <TextInput source="site" helperText="С https://" />
      </Fields>
    ),
  },
  {
    id: 'contact',
    title: 'Контакты',
    hint: 'Одобрение открывает кабинет для этой почты, пароль организация задаёт по ссылке «Забыли пароль?». Почта, у которой уже есть учётная запись, не подойдёт.',
    content: (
      <Fields columns={2}>
        <TextInput source="kontact_name" validate={required()} helperText={false} />
        <TextInput source="phone" type="tel" validate={required()} helperText={false} />
        <TextInput
          source="email"
          type="email"
          validate={required()}
          helperText="Своя у организации: новая почта откроет кабинет при следующем одобрении"
        />
      </Fields>
    ),
  },
];

const rows: readonly FactRow<StaffMerchant>[] = [
  ['inn', ({ inn }) => inn],
  ['kpp', ({ kpp }) => kpp],
  ['address', ({ address }) => address],
  ['brands', ({ brands }) => brands],
  ['site', ({ site }) => site],
  ['kontact_name', ({ kontact_name }) => kontact_name],
  ['phone', ({ phone }) => <CallLink phone={phone} />],
  ['email', ({ email }) => <MailLink email={email} />],
];
