import { Component, type ErrorInfo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../components/Button.tsx';
import { Notice } from '../components/Notice.tsx';

interface State {
  failed: boolean;
}

/** Catches a failure to render anywhere below, reports it and offers a new start. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error('render failed', error, info.componentStack);
  }

  override render(): ReactNode {
    return this.state.failed ? <Failure /> : this.props.children;
  }
}

function Failure() {
  const { t } = useTranslation();
  return (
    <Notice full role="alert">
      <h1>{t('common.renderFailure.title')}</h1>
      <p>{t('common.renderFailure.text')}</p>
      <Button kind="lamp" big onClick={() => location.reload()}>
        {t('common.renderFailure.action')}
      </Button>
    </Notice>
  );
}
