import { createServer, type Server, type ServerOptions } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { log } from '../../platform/log.ts';
import { guarded, type ReportIssue } from './guard.ts';
import { withOneHost } from './oneHost.ts';
import type { Handler } from './render.ts';

export interface HttpServer {
  server: Server;
  /** Stops listening, lets running answers end, and closes the rest after `ms`. */
  drain(ms: number): Promise<void>;
}

export interface HttpServerOptions extends ServerOptions {
  /** How long a drained server leaves idle connections open: a proxy may just be sending a request on one of them. */
  idleGraceMs?: number;
  /** A connection on which nothing moves for so long, say because the client does not read, is closed. */
  stalledMs?: number;
  /** Receives errors thrown by a handler; its request is answered separately. */
  report?: ReportIssue;
}

/** Node's defaults let nine hundred slow clients stay for more than a minute; 65 s is longer than nginx keeps an upstream connection. */
const limits: ServerOptions = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 2_000,
  keepAliveTimeout: 65_000,
};

const toLog: ReportIssue = (error, traceId) => log.error({ err: error, traceId }, 'request failed');

const SWEEP_MS = 50;
const LONGEST_ACCEPTING_MS = 2_000;

export function createHttpServer(handler: Handler, options: HttpServerOptions = {}): HttpServer {
  const { idleGraceMs = 3_000, stalledMs = 120_000, report = toLog, ...overrides } = options;
  const handle = guarded(withOneHost(handler), report);
  let isDraining = false;
  const server = createServer({ ...limits, ...overrides }, (req, res) => {
    if (isDraining) res.shouldKeepAlive = false;
    handle(req, res);
  });

  server.setTimeout(stalledMs);

  const sockets = new Set<Socket>();
  let accepted = 0;
  server.on('connection', (socket: Socket) => {
    accepted += 1;
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });

  function closeIdle(): void {
    server.closeIdleConnections();
    // Node does not count as idle a connection on which nothing was ever said; browsers open such in advance.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  }

  const drain = (ms: number) =>
    new Promise<void>((resolve) => {
      isDraining = true;
      const graceEnds = Date.now() + idleGraceMs;
      const sweep = setInterval(() => {
        if (Date.now() >= graceEnds) closeIdle();
      }, SWEEP_MS);
      const end = setTimeout(() => server.closeAllConnections(), ms);
      server.once('close', () => {
        clearInterval(sweep);
        clearTimeout(end);
        resolve();
      });
      // http.Server's own close() drops idle connections at once, and with them the requests already on their way.
      whenNoneWaits(
        () => accepted,
        () => NetServer.prototype.close.call(server),
      );
    });

  return { server, drain };
}

/** Closing a listener resets the connections that wait to be accepted, and Node accepts one of them a turn. */
function whenNoneWaits(accepted: () => number, then: () => void): void {
  const latest = Date.now() + LONGEST_ACCEPTING_MS;
  const look = () => {
    const before = accepted();
    afterTurn(() => (accepted() === before || Date.now() > latest ? then() : look()));
  };
  look();
}

/** Only the second is sure to come after the poll for connections. */
function afterTurn(work: () => void): void {
  setImmediate(() => setImmediate(work));
}
