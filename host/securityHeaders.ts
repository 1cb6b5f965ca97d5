import type { MiddlewareHandler } from 'hono';
import { NONCE, secureHeaders } from 'hono/secure-headers';
import { REPORTS_PATH } from './policyReports.ts';

/**
 * Security headers of every answer. The policy lets in scripts by a nonce of the one response, styles of the
 * application, and no origin but its own, the API's and, for pictures, those of the given addresses; an answer with a
 * policy of its own (a file) keeps that.
 */
export const securityHeaders = (
  apiUrl: URL | undefined,
  pictureUrls: readonly (string | undefined)[],
): MiddlewareHandler => {
  const api = apiUrl ? [apiUrl.origin] : [];
  const pictures = pictureUrls.flatMap((url) => (url === undefined ? [] : [new URL(url).origin]));
  const secure = secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: [NONCE, "'strict-dynamic'"],
      styleSrcElem: ["'self'", NONCE],
      styleSrcAttr: ["'none'"],
      imgSrc: ["'self'", 'blob:', ...api, ...pictures],
      fontSrc: ["'self'"],
      connectSrc: ["'self'", ...api],
      workerSrc: ["'self'"],
      manifestSrc: ["'self'"],
      formAction: ["'self'"],
      baseUri: ["'none'"],
      objectSrc: ["'none'"],
      frameAncestors: ["'none'"],
      requireTrustedTypesFor: ["'script'"],
      trustedTypes: ['dompurify', 'default'],
      // All browsers send to this one, and at once; `report-to` is younger and waits for a minute.
      reportUri: REPORTS_PATH,
    },
    strictTransportSecurity: 'max-age=31536000; includeSubDomains',
    referrerPolicy: 'no-referrer',
    crossOriginOpenerPolicy: 'same-origin',
    crossOriginResourcePolicy: 'same-origin',
    xFrameOptions: 'DENY',
    permissionsPolicy: {
      ...Object.fromEntries(FEATURES_OFF.map((feature) => [feature, []])),
      ...Object.fromEntries(FEATURES_OWN.map((feature) => [feature, ['self']])),
    },
  });
  return async (c, next) => {
    let own: string | null = null;
    await secure(c, async () => {
      await next();
      own = c.res.headers.get(POLICY);
    });
    if (own !== null) c.header(POLICY, own);
  };
};

const POLICY = 'Content-Security-Policy';

/** Results on the screen of a hall. */
const FEATURES_OWN = ['fullscreen', 'screenWakeLock'] as const;

const FEATURES_OFF = [
  'accelerometer',
  'autoplay',
  'camera',
  'displayCapture',
  'encryptedMedia',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idleDetection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'pictureInPicture',
  'publickeyCredentialsGet',
  'serial',
  'usb',
  'xrSpatialTracking',
] as const;
