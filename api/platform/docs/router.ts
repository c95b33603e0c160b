import express, { type Router } from 'express';
// By this path: the package's own entry loads the whole bundle to find its folder.
import absolutePath from 'swagger-ui-dist/absolute-path.js';
import type { AnyEndpoint } from '../http/endpoint.ts';
import { openApiOf } from './openapi.ts';
import type { JsonSchema } from './schemas.ts';

const page = `<!doctype html><html lang="ru"><head><meta charset="utf-8"><title>API «Одонты»</title>
<link rel="stylesheet" href="docs/swagger-ui.css"></head><body><div id="swagger-ui"></div>
<script src="docs/swagger-ui-bundle.js"></script><script src="docs/start.js"></script></body></html>`;
const start = `window.onload = () => SwaggerUIBundle({ url: 'docs/openapi.json', dom_id: '#swagger-ui' });`;

/** The documentation of the API: for programs at `openapi.json`, for people beside it. */
export function docsRouter(endpoints: readonly AnyEndpoint[], baseUrl: string): Router {
  const router = express.Router();
  // On the first request: describing every schema would be the longest part of a start.
  let document: JsonSchema | undefined;
  router.use('/docs', (_req, res, next) => {
    res.set(
      'Content-Security-Policy',
      "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:",
    );
    next();
  });
  router.get('/docs/openapi.json', (_req, res) => {
    document ??= openApiOf(endpoints, baseUrl);
    res.json(document);
  });
  router.get('/docs/start.js', (_req, res) => void res.type('js').send(start));
  router.get('/docs', (_req, res) => void res.type('html').send(page));
  router.use('/docs', express.static(absolutePath(), { index: false, redirect: false }));
  return router;
}
