import type { StaffLegalUser } from '@odonta/api/contract';
import { percentInWords } from '@odonta/db/vocabulary/loyalty/bonuses/scale.ts';
import { formatPrice, formatSum } from '@odonta/db/vocabulary/money.ts';
import { formatDate, formatMoment } from '@odonta/db/vocabulary/time.ts';
import { NumberInput, required, TextInput } from 'react-admin';
import { ManagerSelect } from '../../../kit/inputs/ManagerSelect.tsx';
import { MoneyInput } from '../../../kit/inputs/MoneyInput.tsx';
import { CallLink, MailLink } from '../../../kit/record/ContactLinks.tsx';
import { CreatePage } from '../../../kit/record/CreatePage.tsx';
import { EditPage } from '../../../kit/record/EditPage.tsx';
import { type FactRow, Facts } from '../../../kit/record/Facts.tsx';
import { Fields } from '../../../kit/record/Fields.tsx';
import type { Section } from '../../../kit/record/RecordForm.tsx';
import { ReferenceName } from '../../../kit/record/ReferenceName.tsx';
import { ShowPage } from '../../../kit/record/ShowPage.tsx';
import { TransitionButtons } from '../../../kit/transitions/TransitionButtons.tsx';
import { ReconcileButton } from '../../money/accounting_docs/ReconcileButton.tsx';
import { requisiteHints } from '../../requisiteHints.ts';
import { ClientLink } from '../clients/ClientLink.tsx';
import { LegalUserState } from './LegalUserList.tsx';
import { TermsButton } from './TermsButton.tsx';

export const LegalUserCreate = () => (
  <CreatePage<StaffLegalUser>
    title="Новая организация"
    created="Организация добавлена: владелец задаст пароль по ссылке «Забыли пароль?»"
    sections={[...sections, owner]}
  />
);

export const LegalUserEdit = () => (
  <EditPage<StaffLegalUser>
    titleOf={(company) => company?.name ?? 'Организация'}
    facts={(company) => <LegalUserFacts company={company} />}
    actions={<LegalUserTransitions />}
    sections={sections}
  />
);

export const LegalUserShow = () => (
  <ShowPage<StaffLegalUser>
    titleOf={({ name }) => name}
    facts={(company) => <LegalUserFacts company={company} />}
    actions={<LegalUserTransitions />}
    sections={[{ id: 'main', title: 'Организация', content: <Facts<StaffLegalUser> rows={rows} /> }]}
  />
);

const LegalUserTransitions = () => (
  <>
    <ReconcileButton />
    <TermsButton />
    <TransitionButtons bodies={{ set_credit: CreditBody }} />
  </>
);

const CreditBody = () => (
  <>
    <MoneyInput
      source="credit_limit"
      label="Лимит отсрочки, ₽"
      validate={required()}
      helperText="На сколько можно учиться до оплаты; 0 — отсрочки нет"
    />
    <NumberInput
      source="payment_days"
      label="Дней на оплату"
      validate={required()}
      min={0}
      max={180}
      helperText="Календарных, от 0 до 180"
    />
  </>
);

function LegalUserFacts({ company }: { company: StaffLegalUser }) {
  return (
    <>
      <LegalUserState company={company} />
      <span>№ {company.id}</span>
      <span>Зарегистрировано {formatMoment(company.created_at)}</span>
      <ClientLink of={`company-${company.id}`} />
    </>
  );
}

const sections: readonly Section[] = [
  {
    id: 'main',
    title: 'Организация',
    content: (
      <Fields columns={2}>
        <TextInput
          source="name"
          validate={required()}
          helperText="Как в учредительных документах: ООО «Улыбка»"
        />
        <TextInput source="inn" validate={required()} helperText={requisiteHints.inn} />
        <TextInput source="kpp" helperText={requisiteHints.kpp} />
        <TextInput source="ogrn" helperText={requisiteHints.ogrn} />
        <TextInput source="address" helperText="Юридический, с индексом" />
        <TextInput source="director_name" helperText="Фамилия, имя и отчество целиком" />
        <ManagerSelect />
      </Fields>
    ),
  },
  {
    id: 'bank',
    title: 'Банк',
    content: (
      <Fields columns={2}>
        <TextInput source="pay_bank" helperText="Название и город" />
        <TextInput source="pay_bic" helperText={requisiteHints.bic} />
        <TextInput source="pay_rs" helperText={requisiteHints.account} />
        <TextInput source="pay_ks" helperText={requisiteHints.account} />
      </Fields>
    ),
  },
];

const owner: Section = {
  id: 'owner',
  title: 'Владелец кабинета',
  content: (
    <Fields columns={2}>
      <TextInput source="owner_name" validate={required()} helperText={false} />
      <TextInput
        source="owner_email"
        type="email"
        validate={required()}
        helperText="По ней владелец входит и задаёт пароль"
      />
      <TextInput source="owner_phone" type="tel" helperText="По нему звонит менеджер" />
    </Fields>
  ),
};

function standingInWords({ standing: { percent, turnover, next, counted_at } }: StaffLegalUser): string {
  const now = `${percentInWords(percent)} при обороте ${formatSum(turnover)} за год`;
  const more = next && `до ${percentInWords(next.percent)} осталось ${formatSum(next.left)}`;
  return [now, more, counted_at && `посчитано ${formatMoment(counted_at)}`].filter(Boolean).join(', ');
}

const rows: readonly FactRow<StaffLegalUser>[] = [
  ['inn', ({ inn }) => inn],
  ['kpp', ({ kpp }) => kpp],
  ['ogrn', ({ ogrn }) => ogrn],
  ['address', ({ address }) => address],
  ['director_name', ({ director_name }) => director_name],
  ['owner_name', ({ owner_name }) => owner_name],
  ['owner_email', ({ owner_email }) => owner_email && <MailLink email={owner_email} />],
  ['owner_phone', ({ owner_phone }) => owner_phone && <CallLink phone={owner_phone} />],
  ['members', ({ members }) => members],
  ['manager_id', ({ manager_id }) => manager_id && <ReferenceName reference="users" source="manager_id" />],
  ['credit_limit', ({ credit_limit }) => (credit_limit > 0 ? formatPrice(credit_limit) : 'Отсрочки нет')],
  ['payment_days', ({ payment_days }) => payment_days],
  ['standing', standingInWords],
  ['scale_id', ({ scale_id }) => scale_id && <ReferenceName reference="legal_scales" source="scale_id" />],
  [
    'personal_percent',
    ({ personal_percent, personal_until }) =>
      personal_percent !== null &&
      personal_until !== null &&
      `${percentInWords(personal_percent)} по ${formatDate(personal_until)}`,
  ],
  ['is_terms_asked', ({ is_terms_asked }) => is_terms_asked && 'Да: решает другой сотрудник'],
  ['verified_at', ({ verified_at }) => verified_at && formatMoment(verified_at)],
  ['pay_bank', ({ pay_bank }) => pay_bank],
  ['pay_bic', ({ pay_bic }) => pay_bic],
  ['pay_rs', ({ pay_rs }) => pay_rs],
  ['pay_ks', ({ pay_ks }) => pay_ks],
];
