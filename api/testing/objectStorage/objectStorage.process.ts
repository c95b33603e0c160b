import { startObjectStorage } from './objectStorage.ts';

/** The same server as a process of its own, to be killed: `PORT DIRECTORY`. It prints its settings as JSON and serves until it ends. */
const [, , port, directory] = process.argv;
const { env } = await startObjectStorage({ port: Number(port ?? 0), ...(directory && { directory }) });
process.stdout.write(`${JSON.stringify(env)}\n`);
