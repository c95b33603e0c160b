import {
  AggregatorRegistry,
  type MetricObjectWithValues,
  type MetricValue,
  type Registry,
} from 'prom-client';
import { answerPrimary, askPrimary } from '../workers/primary.ts';

/** The figures of every worker of the port, each with the number of its worker: a scrape reaches only one of them. */
export function figuresOfWorkers(register: Registry): () => Promise<string> {
  register.setDefaultLabels({ worker: process.env.WORKER_NUMBER });
  answerPrimary('metrics', () => register.getMetricsAsJSON());
  return async () => {
    const figures = (await askPrimary('metrics')) as MetricObjectWithValues<MetricValue<string>>[][];
    return AggregatorRegistry.aggregate(figures).metrics();
  };
}
