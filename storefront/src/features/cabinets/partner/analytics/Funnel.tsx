import type { CenterFunnel } from '@odonta/api/contract';
import type { FunnelSpan } from '@odonta/db/vocabulary/catalog/funnel.ts';
import { partnerSession } from '../../../identity/sessions/sessions.ts';
import { More } from '../../own/More.tsx';
import { Nothing } from '../../own/Nothing.tsx';
import { Own } from '../../own/Own.tsx';
import { SaveFile } from '../../own/SaveFile.tsx';
import styles from './analytics.module.css';
import { CourseSteps } from './CourseSteps.tsx';
import { Steps } from './Steps.tsx';
import { StepsTable } from './StepsTable.tsx';
import { countedSince, spanName } from './words.ts';

interface Props {
  weeks: FunnelSpan;
  offset?: number;
}

/** The courses that anything has happened to; further ones are loaded on request. */
export const Funnel = ({ weeks, offset = 0 }: Props) => (
  <Own<CenterFunnel> session={partnerSession} path={`/partner/funnel?weeks=${weeks}&offset=${offset}`}>
    {(funnel) => {
      const { courses, total, sum } = funnel;
      if (total === 0)
        return (
          <Nothing
            title="За это время курсы никто не видел"
            text={`${countedSince(funnel)}. Когда посетители увидят курсы центра в списках, здесь появится каждый шаг до оплаты.`}
            isWay={false}
          />
        );
      const next = offset + courses.length;
      return (
        <>
          {offset === 0 && <Head funnel={funnel} weeks={weeks} />}
          <StepsTable caption={offset === 0 ? 'Шаги посетителей по курсам' : 'Следующие курсы'} of="Курс">
            {offset === 0 && total > 1 && (
              <tbody className={styles.sum}>
                <tr>
                  <th scope="row">Все курсы центра</th>
                  <Steps counts={sum} />
                </tr>
              </tbody>
            )}
            {courses.map((course) => (
              <CourseSteps key={course.prod_id} course={course} weeks={weeks} />
            ))}
          </StepsTable>
          {courses.length > 0 && next < total && (
            <More>
              <Funnel weeks={weeks} offset={next} />
            </More>
          )}
        </>
      );
    }}
  </Own>
);

const Head = ({ funnel, weeks }: { funnel: CenterFunnel; weeks: FunnelSpan }) => (
  <div className="spread">
    <p className="muted">{funnel.is_whole_span ? '' : `${countedSince(funnel)}.`}</p>
    <SaveFile
      session={partnerSession}
      path={`/partner/funnel/export?weeks=${weeks}&format=csv`}
      title={`Аналитика, ${spanName(weeks).toLowerCase()}`}
      label="Скачать таблицу"
    />
  </div>
);
