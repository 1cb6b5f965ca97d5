import type { MiddlewareHandler } from 'hono';
import { NONCE, secureHeaders } from 'hono/secure-headers';

/**
 * Security headers of every answer. The policy lets in scripts by a nonce of the one response, styles of the
 * application, and no origin but its own and the API's; an answer with a policy of its own (a file) keeps that.
 */
export const securityHeaders = (apiUrl: URL | undefined): MiddlewareHandler => {
  const api = apiUrl ? [apiUrl.origin] : [];
  const secure = secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: [NONCE, "'strict-dynamic'"],
      styleSrcElem: ["'self'", NONCE],
      styleSrcAttr: ["'none'"],
      imgSrc: ["'self'", 'blob:', ...api],
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
    },
    strictTransportSecurity: 'max-age=31536000; includeSubDomains',
    referrerPolicy: 'no-referrer',
    crossOriginOpenerPolicy: 'same-origin',
    crossOriginResourcePolicy: 'same-origin',
    xFrameOptions: 'DENY',
    permissionsPolicy: Object.fromEntries(FEATURES_OFF.map((feature) => [feature, []])),
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

const FEATURES_OFF = [
  'accelerometer',
  'autoplay',
  'camera',
  'displayCapture',
  'encryptedMedia',
  'fullscreen',
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
  'screenWakeLock',
  'serial',
  'usb',
  'xrSpatialTracking',
] as const;
