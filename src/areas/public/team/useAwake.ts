import { useEffect } from 'react';

/** Keeps the screen from going dark, where the browser can. */
export const useAwake = (): void => {
  useEffect(() => {
    let isOver = false;
    let lock: WakeLockSentinel | undefined;
    const hold = async (): Promise<void> => {
      // Taken away whenever the page is hidden.
      if (document.visibilityState === 'hidden' || !('wakeLock' in navigator)) return;
      try {
        lock = await navigator.wakeLock.request('screen');
        if (isOver) await lock.release();
      } catch {
        // A low battery is a reason to refuse; the screen goes dark then, and nothing else happens.
      }
    };
    const onVisibility = (): void => void hold();
    document.addEventListener('visibilitychange', onVisibility);
    void hold();
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', onVisibility);
      void lock?.release();
    };
  }, []);
};
