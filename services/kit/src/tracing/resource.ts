import type { Attributes } from '@opentelemetry/api';
import { envDetector } from '@opentelemetry/resources';

/**
 * What whoever runs this process says of it, by OpenTelemetry's own variables: `OTEL_RESOURCE_ATTRIBUTES` (`k8s.pod.name=…,…`)
 * and `OTEL_SERVICE_NAME`, which comes before a `service.name` there. A list that breaks its rules is left out whole.
 */
export function toldResource(): Attributes {
  return (envDetector.detect().attributes ?? {}) as Attributes;
}
