import { parseArgs } from 'node:util';
import { ensure, wrkTool } from './tools.ts';

type LoadOption = 'courses' | 'rounds' | 'seconds' | 'connections';

/** The options of a bench under load, which comes from wrk. */
export function loadOptions(defaults: Record<LoadOption, string>) {
  const option = (name: LoadOption) => ({ type: 'string', default: defaults[name] }) as const;
  const { values } = parseArgs({
    options: {
      courses: option('courses'),
      rounds: option('rounds'),
      seconds: option('seconds'),
      connections: option('connections'),
    },
  });
  if (ensure([wrkTool]).length > 0)
    throw new Error('The load comes from wrk, which is not installed: apt-get install wrk');
  return {
    courses: values.courses,
    rounds: Number(values.rounds),
    load: { connections: Number(values.connections), seconds: Number(values.seconds) },
  };
}
