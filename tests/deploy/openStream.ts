import assert from 'node:assert/strict';

const PATIENCE_MS = 5000;

interface Stream {
  /** Waits for a message of the topic, passing over signs of life; throws when it is late or the stream ends. */
  nextOf(topic: string): Promise<void>;
  leave(): void;
}

/** Listens to live results as a browser would; resolves once the stream is open. */
export const openStream = async (url: string, topic: string): Promise<Stream> => {
  const controller = new AbortController();
  const query = new URLSearchParams({ topic });
  const { status, body } = await fetch(`${url}/.well-known/mercure?${query}`, { signal: controller.signal });
  assert.equal(status, 200);
  assert.ok(body);
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let unread = '';
  const readMore = async (): Promise<void> => {
    const { value, done } = await reader.read();
    assert.ok(!done, 'the stream has ended');
    unread += value;
  };
  const within = async (reading: Promise<void>): Promise<void> => {
    const late = setTimeout(() => controller.abort(new Error(`Nothing of ${topic} came`)), PATIENCE_MS);
    try {
      await reading;
    } finally {
      clearTimeout(late);
    }
  };
  const readUntil = async (text: string): Promise<void> => {
    while (!unread.includes(text)) await readMore();
    unread = unread.slice(unread.indexOf(text) + text.length);
  };
  await within(readUntil(':\n\n'));
  return {
    nextOf: (iri) => within(readUntil(`data: ${JSON.stringify({ '@id': iri })}\n\n`)),
    leave: () => controller.abort(),
  };
};
