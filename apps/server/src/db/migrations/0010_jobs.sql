CREATE TABLE "job" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"queue" text NOT NULL,
	"key" text,
	"data" jsonb NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"node_id" text,
	"lease_until" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "job_due" ON "job" USING btree ("queue","due_at","id") WHERE node_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX "job_waiting_key" ON "job" USING btree ("queue","key") WHERE node_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX "job_working_key" ON "job" USING btree ("queue","key") WHERE node_id is not null;