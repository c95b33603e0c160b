declare module '@20minutes/s3rver' {
  import type { Server } from 'node:http';
  import type { AddressInfo } from 'node:net';

  /** A Koa application; these are the parts that tests use. */
  export default class S3rver {
    constructor(options: {
      address: string;
      port: number;
      directory: string;
      silent: boolean;
      vhostBuckets: boolean;
      allowMismatchedSignatures: boolean;
      configureBuckets: { name: string }[];
    });
    httpServer: Server;
    configureBuckets(): Promise<unknown>;
    callback(): (req: import('node:http').IncomingMessage, res: import('node:http').ServerResponse) => void;
    run(): Promise<AddressInfo>;
  }
}
