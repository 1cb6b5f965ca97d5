import { useEffect } from 'react';
import { useNotificationContext, useTranslate } from 'react-admin';
import { useToasts } from '../../../ui/toasts/ToastsContext.tsx';

/** Hands react-admin's notifications to our own toasts, so that one place and one manner tells everything. */
export const ToastBridge = () => {
  const { notifications, takeNotification } = useNotificationContext();
  const toasts = useToasts();
  const translate = useTranslate();
  useEffect(() => {
    if (notifications.length === 0) return;
    const notification = takeNotification();
    if (!notification || typeof notification.message !== 'string') return;
    const text = translate(notification.message, notification.notificationOptions?.messageArgs);
    toasts.show({ text, kind: notification.type === 'warning' ? 'info' : notification.type });
  }, [notifications, takeNotification, toasts, translate]);
  return null;
};
