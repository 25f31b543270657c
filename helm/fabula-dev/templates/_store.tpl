{{- define "dev.labels" -}}
app.kubernetes.io/part-of: fabula-dev
app.kubernetes.io/instance: {{ (index . 0).Release.Name }}
app.kubernetes.io/component: {{ index . 1 }}
{{- end }}

{{- define "dev.name" -}}{{ (index . 0).Release.Name }}-{{ index . 1 }}{{- end }}

{{- define "dev.containerSecurity" -}}
securityContext:
  allowPrivilegeEscalation: false
  # Keycloak puts itself together when it starts.
  readOnlyRootFilesystem: {{ ne . "keycloak" }}
  capabilities: { drop: [ALL] }
{{- end }}

{{/* One pod with its Service and its data. Takes the root, the name, and: port, uid, container (text), folders, size ('' for none), at (where its data are). */}}
{{- define "dev.store" -}}
{{- $root := index . 0 }}{{ $part := index . 1 }}{{ $store := index . 2 }}{{ $name := include "dev.name" . -}}
apiVersion: v1
kind: Service
metadata:
  name: {{ $name }}
  namespace: {{ $root.Release.Namespace }}
  labels: {{- include "dev.labels" . | nindent 4 }}
spec:
  selector: {{- include "dev.labels" . | nindent 4 }}
  ports: [{ name: {{ $part }}, port: {{ $store.port }}, targetPort: {{ $part }} }]
---
apiVersion: apps/v1
kind: StatefulSet
metadata:
  name: {{ $name }}
  namespace: {{ $root.Release.Namespace }}
  labels: {{- include "dev.labels" . | nindent 4 }}
spec:
  replicas: 1
  serviceName: {{ $name }}
  selector:
    matchLabels: {{- include "dev.labels" . | nindent 6 }}
  template:
    metadata:
      labels: {{- include "dev.labels" . | nindent 8 }}
    spec:
      automountServiceAccountToken: false
      enableServiceLinks: false
      terminationGracePeriodSeconds: 60
      securityContext:
        runAsNonRoot: true
        runAsUser: {{ $store.uid }}
        runAsGroup: {{ $store.uid }}
        fsGroup: {{ $store.uid }}
        fsGroupChangePolicy: OnRootMismatch
        seccompProfile: { type: RuntimeDefault }
      containers:
        - name: {{ $part }}
          {{- include "dev.containerSecurity" $part | nindent 10 }}
          {{- $store.container | nindent 10 }}
          volumeMounts:
            {{- if $store.size }}
            - { name: data, mountPath: {{ $store.at | default "/data" }} }
            {{- end }}
            {{- range $folder, $at := $store.folders }}
            - { name: {{ $folder }}, mountPath: {{ $at }} }
            {{- end }}
      volumes:
        {{- range $folder, $_ := $store.folders }}
        - { name: {{ $folder }}, emptyDir: { sizeLimit: 256Mi } }
        {{- end }}
  {{- if $store.size }}
  volumeClaimTemplates:
    - metadata: { name: data }
      spec:
        accessModes: [ReadWriteOnce]
        {{- with $root.Values.storageClass }}
        storageClassName: {{ . }}
        {{- end }}
        resources: { requests: { storage: {{ $store.size }} } }
  {{- end }}
{{- if $root.Values.networkPolicy }}
---
apiVersion: networking.k8s.io/v1
kind: NetworkPolicy
metadata:
  name: {{ $name }}
  namespace: {{ $root.Release.Namespace }}
  labels: {{- include "dev.labels" . | nindent 4 }}
spec:
  podSelector:
    matchLabels: {{- include "dev.labels" . | nindent 6 }}
  policyTypes: [Ingress]
  ingress:
    - from:
        - podSelector: { matchLabels: { app.kubernetes.io/part-of: fabula } }
        - podSelector: { matchLabels: { app.kubernetes.io/part-of: fabula-dev } }
      ports: [{ port: {{ $part }} }]
{{- end }}
{{- end }}
