import Joi from 'joi';
import { StartupError } from '../../settings/startupFailure.ts';

/** A bucket of an S3-compatible storage. */
export interface BucketSettings {
  endpoint: string;
  bucket: string;
  region: string;
  isPathStyle: boolean;
  key: string;
  secret: string;
}

export type FilesChoice = BucketSettings | null;

export interface FilesSettings {
  FILES_URL?: string;
  FILES_KEY?: string;
  FILES_SECRET?: string;
}

const text = Joi.string().trim().empty('');
const key = { schema: text.max(200), demand: 'must be a key of the bucket in FILES_URL', secret: true };

export const filesRules = {
  FILES_URL: {
    schema: text.uri({ scheme: ['s3'] }).max(500),
    demand: 'must look like s3://storage.example.ru/bucket?region=ru-1',
    secret: true,
  },
  FILES_KEY: key,
  FILES_SECRET: key,
};

/** The bucket that the settings name; null for the folder. */
export function filesChoice({ FILES_URL, FILES_KEY, FILES_SECRET }: FilesSettings): FilesChoice {
  if (FILES_URL === undefined) return null;
  const url = new URL(FILES_URL);
  const refuse = (demand: string) => new StartupError(`FILES_URL ${demand}.`);
  if (url.username || url.password) throw refuse('holds keys: set FILES_KEY and FILES_SECRET instead');
  const [, bucket, ...more] = url.pathname.split('/');
  if (!url.hostname || !bucket || !/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/.test(bucket) || more.join('') !== '')
    throw refuse(filesRules.FILES_URL.demand);
  const {
    region = 'us-east-1',
    style = 'path',
    tls = '1',
    ...unknown
  } = Object.fromEntries(url.searchParams);
  const [name] = Object.keys(unknown);
  if (name !== undefined)
    throw refuse(`has the unknown parameter "${name}": region, style and tls are known`);
  if (!['path', 'host'].includes(style)) throw refuse('must have style=path or style=host');
  if (!['0', '1'].includes(tls)) throw refuse('must have tls=1 or tls=0');
  for (const [setting, value] of Object.entries({ FILES_KEY, FILES_SECRET }))
    if (value === undefined)
      throw new StartupError(`${setting} is required with FILES_URL, but it is not set.`);
  return {
    endpoint: `${tls === '1' ? 'https' : 'http'}://${url.host}`,
    bucket,
    region,
    isPathStyle: style === 'path',
    key: FILES_KEY as string,
    secret: FILES_SECRET as string,
  };
}
