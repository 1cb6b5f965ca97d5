import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/http/ApiError.ts';
import { createTransport } from '../../../src/http/createTransport.ts';

/** Stand-in for a browser's XMLHttpRequest, step by step as a test says. */
class FakeRequest extends EventTarget {
  static last: FakeRequest | undefined;
  readonly upload = new EventTarget();
  readonly sentHeaders = new Headers();
  body: unknown;
  method = '';
  status = 0;
  statusText = '';
  responseText = '';
  responseURL = '';
  constructor() {
    super();
    FakeRequest.last = this;
  }
  open(method: string, url: string): void {
    this.method = method;
    this.responseURL = url;
  }
  setRequestHeader(name: string, value: string): void {
    this.sentHeaders.set(name, value);
  }
  getAllResponseHeaders(): string {
    return 'content-type: application/ld+json\r\netag: "v1"\r\n';
  }
  send(body: unknown): void {
    this.body = body;
  }
  abort(): void {
    this.dispatchEvent(new Event('abort'));
  }
  progress(loaded: number, total: number): void {
    const type = loaded < total ? 'progress' : 'load';
    this.upload.dispatchEvent(Object.assign(new Event(type), { loaded, total }));
  }
  answer(status: number, body: unknown): void {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.dispatchEvent(new Event('load'));
  }
  drop(): void {
    this.dispatchEvent(new Event('error'));
  }
}

/** Sends a body; what sends it is loaded first. */
const begin = () => {
  FakeRequest.last = undefined;
  const progress: string[] = [];
  const stop = new AbortController();
  const transport = createTransport({
    apiUrl: 'https://api.example.test/api',
    token: () => Promise.resolve('t'),
  });
  const outcome = transport
    .request('/people', {
      method: 'POST',
      body: new FormData(),
      upload: { signal: stop.signal, onProgress: (sent, total) => progress.push(`${sent}/${total}`) },
    })
    .catch((error: unknown) => error);
  return { progress, stop, outcome };
};

/** The same, until it is on its way. */
const upload = async () => {
  const begun = begin();
  const request = await vi.waitFor(() => {
    if (!(FakeRequest.last?.body instanceof FormData)) throw new Error('Nothing was sent');
    return FakeRequest.last;
  });
  return { request, ...begun };
};

describe('a body that is followed on its way', () => {
  beforeEach(() => vi.stubGlobal('XMLHttpRequest', FakeRequest));
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('reports its progress and answers as any other call does (R7.6)', async () => {
    const { request, progress, outcome } = await upload();
    request.progress(40, 100);
    request.progress(100, 100);
    request.answer(201, { '@id': '/api/people/1' });
    expect(await outcome).toMatchObject({ status: 201, body: { '@id': '/api/people/1' } });
    expect(progress).toEqual(['40/100', '100/100']);
    expect(request.method).toBe('POST');
    expect(request.sentHeaders.get('Authorization')).toBe('Bearer t');
    expect(request.sentHeaders.has('Content-Type')).toBe(false);
  });

  it('was not carried out when the way broke before its end', async () => {
    const { request, outcome } = await upload();
    request.progress(40, 100);
    request.drop();
    expect(await outcome).toMatchObject({ kind: 'network', unknownOutcome: false });
  });

  it('may have been carried out when only the answer is missing', async () => {
    const { request, outcome } = await upload();
    request.progress(100, 100);
    request.drop();
    expect(await outcome).toMatchObject({ kind: 'network', unknownOutcome: true });
  });

  it('is stopped on demand until the server has all of it, and not afterwards', async () => {
    const first = await upload();
    first.request.progress(40, 100);
    first.stop.abort();
    expect(await first.outcome).toMatchObject({ kind: 'cancelled' });

    const second = await upload();
    second.request.progress(100, 100);
    second.stop.abort();
    second.request.answer(201, { '@id': '/api/people/1' });
    expect(await second.outcome).toMatchObject({ status: 201 });
  });

  it('is not sent at all where it is stopped before', async () => {
    const { stop, outcome } = begin();
    stop.abort();
    expect(await outcome).toMatchObject({ kind: 'cancelled' });
    expect(FakeRequest.last?.body).toBeUndefined();
  });

  it('is refused when it was led to another address, and reads violations as ever', async () => {
    const first = await upload();
    first.request.responseURL = 'https://elsewhere.example/api/people';
    first.request.progress(100, 100);
    first.request.answer(200, {});
    expect(await first.outcome).toBeInstanceOf(ApiError);
    const second = await upload();
    second.request.answer(422, { violations: [{ propertyPath: 'photo', message: 'Non.' }] });
    expect(await second.outcome).toMatchObject({ kind: 'validation', fieldErrors: { photo: ['Non.'] } });
  });

  it('may take longer than a minute as long as it moves', async () => {
    const { request, outcome } = await upload();
    vi.useFakeTimers();
    for (const sent of [10, 20, 30]) {
      request.progress(sent, 100);
      await vi.advanceTimersByTimeAsync(50_000);
    }
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await outcome).toMatchObject({ kind: 'network', unknownOutcome: false });
  });
});
