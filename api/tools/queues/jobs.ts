import type { StaffJob, StaffQueue } from '@odonta/api/contract';
import { maskText } from '@odonta/db/vocabulary/masks.ts';
import { QueryTypes, type Sequelize, type Transaction } from 'sequelize';

/** The queues of the house; those of pg-boss itself are its own matter. */
export async function listQueues(sequelize: Sequelize): Promise<StaffQueue[]> {
  return sequelize.query<StaffQueue>(
    `select queue.name,
            count(*) filter (where state in ('created', 'retry'))::int as waiting,
            count(*) filter (where state = 'active')::int as active,
            count(*) filter (where state = 'failed')::int as failed,
            floor(extract(epoch from min(job.created_on) filter (where state in ('created', 'retry'))))::int as oldest,
            exists (select 1 from queue_pauses where queue_pauses.name = queue.name) as is_paused
     from pgboss.queue left join pgboss.job on job.name = queue.name
     where queue.name not like '\\_\\_%'
     group by queue.name order by queue.name`,
    { type: QueryTypes.SELECT },
  );
}

type StoredJob = Omit<StaffJob, 'payload' | 'error'> & { data: unknown; output: unknown };

const jobColumns = `id, state::text, data, output, retry_count as attempts, retry_limit as attempts_limit,
  floor(extract(epoch from created_on))::int as created_at`;

/** Newest first; completed jobs come last. */
export async function listJobs(sequelize: Sequelize, name: string): Promise<StaffJob[]> {
  const jobs = await sequelize.query<StoredJob>(
    `select ${jobColumns} from pgboss.job where name = :name
     order by (state in ('completed', 'cancelled')), created_on desc limit 100`,
    { type: QueryTypes.SELECT, replacements: { name } },
  );
  return jobs.map(presentJob);
}

/** Locked, so that its state cannot change before the decision is applied. */
export async function jobToHandle(
  sequelize: Sequelize,
  { name, id }: { name: string; id: string },
  transaction: Transaction,
): Promise<StaffJob | null> {
  const [job] = await sequelize.query<StoredJob>(
    `select ${jobColumns} from pgboss.job where name = :name and id = :id for update`,
    { type: QueryTypes.SELECT, replacements: { name, id }, transaction },
  );
  return job ? presentJob(job) : null;
}

function presentJob({ data, output, ...job }: StoredJob): StaffJob {
  const error = (output as { message?: unknown } | null)?.message;
  return { ...job, payload: masked(data), error: typeof error === 'string' ? error.slice(0, 500) : null };
}

/** The payload of a job may contain personal data: only numbers are shown. */
function masked(value: unknown): unknown {
  if (typeof value === 'string') return maskText();
  if (Array.isArray(value)) return value.map(masked);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, masked(inner)]));
}
