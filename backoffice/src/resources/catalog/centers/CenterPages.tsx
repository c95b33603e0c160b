import { Box, Button } from '@mui/material';
import type { StaffCenter } from '@odonta/api/contract';
import { centerPath } from '@odonta/db/vocabulary/addresses.ts';
import { closureDaysAtMost, closureForm } from '@odonta/db/vocabulary/catalog/closureForm.ts';
import { licenseInWords } from '@odonta/db/vocabulary/catalog/license.ts';
import { formatDate, formatMoment } from '@odonta/db/vocabulary/time.ts';
import { BooleanInput, NumberInput, required, TextInput, useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { LongTextInput } from '../../../kit/inputs/LongTextInput.tsx';
import { ManagerSelect } from '../../../kit/inputs/ManagerSelect.tsx';
import { pictureUrl } from '../../../kit/inputs/pictures.ts';
import { WrittenDayInput } from '../../../kit/inputs/WrittenDayInput.tsx';
import { CallLink, MailLink } from '../../../kit/record/ContactLinks.tsx';
import { CreatePage } from '../../../kit/record/CreatePage.tsx';
import { EditPage } from '../../../kit/record/EditPage.tsx';
import { type FactRow, Facts } from '../../../kit/record/Facts.tsx';
import { Fields, Wide } from '../../../kit/record/Fields.tsx';
import type { Section } from '../../../kit/record/RecordForm.tsx';
import { ReferenceName } from '../../../kit/record/ReferenceName.tsx';
import { ShowPage } from '../../../kit/record/ShowPage.tsx';
import { SiteLink } from '../../../kit/record/SiteLink.tsx';
import { ToggleField } from '../../../kit/record/ToggleField.tsx';
import { useRights } from '../../../kit/session/useRights.ts';
import { TransitionButtons } from '../../../kit/transitions/TransitionButtons.tsx';
import { ReconcileButton } from '../../money/accounting_docs/ReconcileButton.tsx';
import { CenterPapers, RejectCenterBody } from './CenterPapers.tsx';
import { CenterState } from './CenterState.tsx';

export const CenterCreate = () => (
  <CreatePage<StaffCenter>
    title="Новый учебный центр"
    created="Центр добавлен, его нужно одобрить"
    blank={{ is_sell_individuals: true, is_sell_entities: true, show_main: false, sale: 0 }}
    sections={centerSections}
  />
);

export const CenterEdit = () => (
  <EditPage<StaffCenter>
    titleOf={(center) => center?.name ?? 'Учебный центр'}
    facts={(center) => <CenterFacts center={center} />}
    actions={<CenterTransitions />}
    sections={centerSections}
  />
);

export const CenterShow = () => (
  <ShowPage<StaffCenter>
    titleOf={({ name }) => name}
    facts={(center) => <CenterFacts center={center} />}
    actions={<CenterTransitions />}
    sections={[
      { id: 'main', title: 'Центр', content: <Facts<StaffCenter> rows={rows} /> },
      { id: 'papers', title: 'Документы центра', content: <CenterPapers /> },
    ]}
  />
);

const CenterTransitions = () => (
  <>
    <RequisitesLink />
    <ReconcileButton />
    <TransitionButtons bodies={centerTransitionBodies} />
  </>
);

function RequisitesLink() {
  const center = useRecordContext<StaffCenter>();
  const { may } = useRights();
  if (!center || !may('center_requisites.show')) return null;
  return (
    <Button component={Link} to={`/center_requisites/${center.id}/show`} variant="outlined">
      Реквизиты
    </Button>
  );
}

const AssignManagerBody = () => <ManagerSelect isRequired />;

function CenterFacts({ center }: { center: StaffCenter }) {
  return (
    <>
      <CenterState center={center} />
      {center.approve && center.suspended_at === null && <SiteLink path={centerPath(center)} />}
      <span>№ {center.id}</span>
      <span>Зарегистрирован {formatMoment(center.created_at)}</span>
    </>
  );
}

export const centerTransitionBodies = { assign_manager: AssignManagerBody, reject: RejectCenterBody };

export const centerSections: readonly Section[] = [
  {
    id: 'main',
    title: 'Главное',
    content: (
      <Fields columns={2}>
        <TextInput source="name" validate={required()} helperText={false} />
        <TextInput source="city" helperText={false} />
        <TextInput source="email" type="email" validate={required()} helperText={false} />
        <TextInput source="phone" type="tel" helperText={false} />
        <TextInput source="kontact_name" helperText="С кем говорит менеджер" />
        <TextInput source="kontact_phone" type="tel" helperText="По нему звонит менеджер" />
      </Fields>
    ),
  },
  {
    id: 'about',
    title: 'Страница центра на сайте',
    hint: 'Что здесь не заполнено, посетителям не показано.',
    content: (
      <Fields columns={2}>
        <Wide>
          <LongTextInput source="description" atMost={4000} />
        </Wide>
        <TextInput
          source="license_number"
          helperText="Лицензия на образовательную деятельность: Л035-01298-77/00123456"
        />
        <TextInput source="license_url" type="url" helperText="Ссылка на запись в реестре Рособрнадзора" />
        <WrittenDayInput source="license_issued_on" helperText={false} />
        <WrittenDayInput source="license_until" helperText="Пусто — лицензия бессрочная" />
        <TextInput
          source="slug"
          helperText="Латиница через дефис; если не заполнить, получится из названия"
        />
      </Fields>
    ),
    inBulk: false,
  },
  {
    id: 'closure',
    title: 'Пауза продаж',
    hint: `Пока она длится, посетители читают пояснение вместо кнопки записи. Не больше ${closureDaysAtMost} дней; после неё запись откроется сама. Паузу, поставленную здесь, центр сам не закончит: владельцу придёт письмо.`,
    content: (
      <Fields columns={2}>
        <WrittenDayInput source="closed_from" helperText="Первый день паузы" />
        <WrittenDayInput source="closed_to" helperText="Последний день паузы" />
        <Wide>
          <LongTextInput source="closure_note" atMost={closureForm.closure_note.max.value} />
        </Wide>
      </Fields>
    ),
    inBulk: false,
  },
  {
    id: 'terms',
    title: 'Условия работы',
    content: (
      <Fields columns={2}>
        <NumberInput
          source="sale"
          min={0}
          max={100}
          helperText="Доля платформы с каждой продажи. Новую долю подтверждает второй сотрудник"
        />
        <span />
        <BooleanInput
          source="is_sell_individuals"
          helperText="Курсы могут оплачивать врачи и другие частные лица"
        />
        <BooleanInput
          source="is_sell_entities"
          helperText="Курсы могут оплачивать клиники и другие организации"
        />
        <BooleanInput source="show_main" helperText={false} />
      </Fields>
    ),
  },
];

const licenseOf = ({ license_number, license_issued_on, license_until, license_url }: StaffCenter) => ({
  number: license_number ?? '',
  issued_on: license_issued_on,
  until: license_until,
  url: license_url,
});

const rows: readonly FactRow<StaffCenter>[] = [
  ['email', ({ email }) => <MailLink email={email} />],
  ['phone', ({ phone }) => phone && <CallLink phone={phone} />],
  ['kontact_name', ({ kontact_name }) => kontact_name],
  ['kontact_phone', ({ kontact_phone }) => kontact_phone && <CallLink phone={kontact_phone} />],
  ['city', ({ city }) => city],
  [
    'filename',
    ({ filename }) =>
      filename && (
        <Box
          component="img"
          src={pictureUrl('centers', filename, 320)}
          alt="Логотип центра"
          sx={{ width: 96, height: 96, p: 1, objectFit: 'contain', bgcolor: '#fff', borderRadius: 2 }}
        />
      ),
  ],
  ['description', ({ description }) => description],
  ['license_number', (center) => center.license_number && licenseInWords(licenseOf(center))],
  ['license_url', ({ license_url }) => license_url],
  ['closed_from', ({ closed_from }) => closed_from && formatDate(closed_from)],
  ['closed_to', ({ closed_to }) => closed_to && formatDate(closed_to)],
  ['closure_note', ({ closure_note }) => closure_note],
  ['manager_id', ({ manager_id }) => manager_id && <ReferenceName reference="users" source="manager_id" />],
  [
    'sale',
    ({ sale, sale_asked }) =>
      sale_asked === null ? `${sale} %` : `${sale} %, ждёт подтверждения: ${sale_asked} %`,
  ],
  ['is_sell_individuals', () => <ToggleField source="is_sell_individuals" />],
  ['is_sell_entities', () => <ToggleField source="is_sell_entities" />],
  ['show_main', () => <ToggleField source="show_main" />],
];
