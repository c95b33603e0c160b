import type { LegalProfile, TrainingPlan } from '@odonta/api/contract';
import { rightsOfLegalRole } from '@odonta/db/vocabulary/sales/companies/legalUser.ts';
import { legalSession } from '../../identity/sessions/sessions.ts';
import { Nothing } from '../own/Nothing.tsx';
import { Own } from '../own/Own.tsx';
import { LegalCabinet } from './LegalCabinet.tsx';
import { PlanOfTraining } from './training/PlanOfTraining.tsx';

/** The completed and upcoming training of the company's people; a member who orders nothing sees himself only. */
export default function LegalTraining() {
  return (
    <LegalCabinet>
      {(profile) => (
        <Own<TrainingPlan> session={legalSession} path="/legal/training">
          {(plan) => (plan.employees.length === 0 ? <Nobody of={profile} /> : <PlanOfTraining plan={plan} />)}
        </Own>
      )}
    </LegalCabinet>
  );
}

function Nobody({ of: { role, email, is_email_proved } }: { of: LegalProfile }) {
  if (rightsOfLegalRole[role].includes('orders'))
    return (
      <Nothing
        title="Здесь пока никто не учился"
        text="Запишите сотрудников на курс: увидите, у кого сколько баллов, до какого дня действуют сертификаты и кому пора учиться снова."
      />
    );
  return (
    <Nothing
      title="Ваших курсов пока нет"
      text={
        is_email_proved
          ? `Здесь будут курсы, на которые организация запишет вас по адресу ${email}: баллы, сертификаты и их сроки.`
          : 'Подтвердите почту на главной странице кабинета: по ней мы находим ваши курсы.'
      }
      isWay={false}
    />
  );
}
