/** Upper bounds in seconds, from a quarter of a millisecond, where rulings live, to the slow end. */
const BOUNDS = [0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const NAME = 'http_request_duration_seconds';

interface Series {
  readonly labels: string;
  /** Requests per bucket, not yet summed up; the last one has no bound. */
  readonly counts: number[];
  sum: number;
}

export type ObserveRequest = (status: number, ms: number) => void;

/** A Prometheus histogram whose labels are resolved once per route and status: prom-client's hashes them on each request. */
export class RequestDurations {
  private readonly series: Series[] = [];

  forRoute(method: string, route: string): ObserveRequest {
    const byStatus = new Map<number, Series>();
    return (status, ms) => {
      let series = byStatus.get(status);
      if (series === undefined) {
        series = this.newSeries(method, route, status);
        byStatus.set(status, series);
      }
      const seconds = ms / 1000;
      let bucket = 0;
      while (bucket < BOUNDS.length && seconds > BOUNDS[bucket]!) bucket += 1;
      series.counts[bucket]! += 1;
      series.sum += seconds;
    };
  }

  /** In the Prometheus text format, where each bucket includes those below it. */
  text(): string {
    const lines = [
      `# HELP ${NAME} Time from the arrival of a request to the end of its answer, by route pattern`,
      `# TYPE ${NAME} histogram`,
    ];
    for (const { labels, counts, sum } of this.series) {
      let total = 0;
      for (const [i, count] of counts.entries()) {
        total += count;
        lines.push(`${NAME}_bucket{le="${BOUNDS[i] ?? '+Inf'}",${labels}} ${total}`);
      }
      lines.push(`${NAME}_sum{${labels}} ${sum}`, `${NAME}_count{${labels}} ${total}`);
    }
    return `${lines.join('\n')}\n`;
  }

  private newSeries(method: string, route: string, status: number): Series {
    const labels = `method="${method}",route="${route}",status="${status}"`;
    const series = { labels, counts: new Array<number>(BOUNDS.length + 1).fill(0), sum: 0 };
    this.series.push(series);
    return series;
  }
}
